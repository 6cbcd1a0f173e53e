import {
  type ComparedProduct,
  comparedPair,
  counterpartOf,
  MAX_COMPARED,
  oneOfEachOil,
  type PairedProduct,
  withoutSharedFacts,
} from '../../../domain/catalogue/comparison';
import { firstSentence } from '../../../domain/catalogue/description';
import type { Product, ProductId } from '../../../domain/catalogue/product';
import { pictureOfCard } from '../../../domain/shared/picture';
import type { ProductCatalogue } from '../../ports/product-catalogue';

/** Maximum number of candidates to read. Lists contain no facts, so each candidate costs a call. */
const MAX_ASKED = 6;

const compared = ({ id, title, description, price, volume, picture, facts }: Product) =>
  ({
    id,
    title,
    description: firstSentence(description),
    price,
    volume,
    picture: pictureOfCard(picture),
    facts,
  }) satisfies ComparedProduct;

/**
 * The products with these ids, at most three; ids without a product are ignored. If this gives
 * fewer than two products, other products of the catalogue complete a pair of different species.
 * Empty when there is no such pair.
 */
export const getComparison =
  (catalogue: ProductCatalogue) =>
  async (ids: readonly ProductId[], signal?: AbortSignal): Promise<readonly ComparedProduct[]> => {
    const read = async (wanted: readonly ProductId[]) =>
      (await Promise.all(wanted.map((id) => catalogue.byId(id, { signal })))).filter(
        (product) => product !== null,
      );
    const chosen = await read([...new Set(ids)].slice(0, MAX_COMPARED));
    if (chosen.length > 1) return chosen.map(compared);
    // The first page contains enough candidates, however long the list is.
    const { items } = await catalogue.search({}, { signal });
    const candidates = await read(
      oneOfEachOil(items)
        .slice(0, MAX_ASKED)
        .map(({ id }) => id),
    );
    const [own] = chosen;
    if (own === undefined) return comparedPair(candidates).map(compared);
    const other = counterpartOf(own, candidates);
    return other === null ? [] : [own, other].map(compared);
  };

/**
 * The two products of different species that the home page compares, with only the fields that it
 * shows. Empty when there are no two such products.
 */
export const getHomeComparison =
  (catalogue: ProductCatalogue) =>
  async (signal?: AbortSignal): Promise<readonly PairedProduct[]> =>
    withoutSharedFacts(await getComparison(catalogue)([], signal)).map(
      ({ picture: _, ...shown }) => shown,
    );

/** The second product of a comparison, with the fields that a link to the comparison needs. */
export type Counterpart = Pick<Product, 'id' | 'title'>;

/** The product with which `getComparison` pairs a product; `null` when there is none. */
export const getCounterpart =
  (catalogue: ProductCatalogue) =>
  async (own: ProductId, signal?: AbortSignal): Promise<Counterpart | null> => {
    const pair = await getComparison(catalogue)([own], signal);
    const other = pair.find(({ id }) => id !== own);
    return other === undefined ? null : { id: other.id, title: other.title };
  };
