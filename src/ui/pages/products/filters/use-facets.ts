import { appliedFilters } from '../../../../domain/catalogue/applied-filters';
import type { PriceRange } from '../../../../domain/catalogue/price-slider';
import {
  FACETS,
  type Facet,
  type FilterField,
  type ProductQuery,
} from '../../../../domain/catalogue/product-query';
import { queryWithout } from '../../../../domain/catalogue/unsupported-filters';
import { queryOf } from '../../../site/queries/query';
import { useQuery } from '../../../site/queries/use-query';
import { useUseCases } from '../../../site/use-cases-context';
import { useFoundProducts } from '../use-found-products';
import { useProductQuery } from '../use-product-query';
import { useOneVolume } from './volume-counts';

/** Which filters a list offers besides the search text. */
export interface Facets {
  readonly offered: readonly Facet[];
  /** The range of all prices; `null` while it is not known, and when all prices are equal. */
  readonly prices: PriceRange | null;
}

/**
 * Returns the facets of a list, without `unsupportedFilters` and without facets that offer no
 * choice. Returns `null` when the loaded data shows that there is nothing to filter.
 */
export function useFacets(
  list: ProductQuery,
  unsupportedFilters: readonly FilterField[],
): Facets | null {
  const found = useFoundProducts(list);
  const { volumes = [] } = useProductQuery().query;
  const oneVolume = useOneVolume();
  // `undefined` while the range is loading and when it failed to load.
  const { answer: range } = useQuery(queryOf(useUseCases(), 'getPriceRange'));
  const prices = range && range.lowest < range.highest ? range : null;
  const withoutChoice: Partial<Record<Facet, boolean>> = {
    volume: volumes.length === 0 && oneVolume,
    price: prices === null,
  };
  const offered = FACETS.filter(
    (facet) => !unsupportedFilters.includes(facet) && !withoutChoice[facet],
  );
  const narrowed = appliedFilters(queryWithout(list, unsupportedFilters)).length > 0;
  const worthFiltering = narrowed || found === undefined || found.total > 1;
  return worthFiltering && offered.length > 0 ? { offered, prices } : null;
}
