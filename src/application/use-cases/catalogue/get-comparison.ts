import {
  type ComparedProduct,
  comparedPair,
  counterpartOf,
  MAX_COMPARED,
  oneOfEachOil,
} from '../../../domain/catalogue/comparison';
import { firstSentence } from '../../../domain/catalogue/description';
import type { Product, ProductId } from '../../../domain/catalogue/product';
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
    picture,
    facts,
  }) satisfies ComparedProduct;

/**
 * The products with these ids, at most three; ids without a product are ignored. If fewer than two
 * are left, other products of the catalogue complete a pair of different species. Empty when there
 * is no such pair.
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
