import {
  type ComparedProduct,
  comparedPair,
  counterpartOf,
  MOST_COMPARED,
  oneOfEachOil,
} from '../../../domain/catalogue/comparison';
import { firstSentence } from '../../../domain/catalogue/description';
import type { Product, ProductId } from '../../../domain/catalogue/product';
import type { ProductCatalogue } from '../../ports/product-catalogue';

/** Facts are on no list: each product that may be chosen is asked for by itself. */
const MOST_ASKED = 6;

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
 * The products of these ids beside each other, three at most; what is not there is left out. Where
 * fewer than two are left, another species of the catalogue makes a pair. Empty where none does.
 */
export const getComparison =
  (catalogue: ProductCatalogue) =>
  async (ids: readonly ProductId[], signal?: AbortSignal): Promise<readonly ComparedProduct[]> => {
    const read = async (wanted: readonly ProductId[]) =>
      (await Promise.all(wanted.map((id) => catalogue.byId(id, { signal })))).filter(
        (product) => product !== null,
      );
    const chosen = await read([...new Set(ids)].slice(0, MOST_COMPARED));
    if (chosen.length > 1) return chosen.map(compared);
    // The first page of the list: enough to choose from, however long the list is.
    const { items } = await catalogue.search({}, { signal });
    const candidates = await read(
      oneOfEachOil(items)
        .slice(0, MOST_ASKED)
        .map(({ id }) => id),
    );
    const [own] = chosen;
    if (own === undefined) return comparedPair(candidates).map(compared);
    const other = counterpartOf(own, candidates);
    return other === null ? [] : [own, other].map(compared);
  };
