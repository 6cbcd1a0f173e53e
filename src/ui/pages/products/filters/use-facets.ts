import { appliedFilters } from '../../../../domain/catalogue/applied-filters';
import type { PriceRange } from '../../../../domain/catalogue/price-range';
import type { FilterField, ProductQuery } from '../../../../domain/catalogue/product-query';
import { queryWithout } from '../../../../domain/catalogue/unsupported-filters';
import { queryOf } from '../../../site/queries/query';
import { useQuery } from '../../../site/queries/use-query';
import { useUseCases } from '../../../site/use-cases-context';
import { useProductQuery } from '../use-product-query';
import { useFoundProducts } from '../use-product-search';
import { useOneVolume } from './volume-counts';

/** Which filters a list offers besides the search text. */
export interface Facets {
  readonly volume: boolean;
  readonly rating: boolean;
  /** The range of all prices; `null` while it is not known, and when all prices are equal. */
  readonly price: PriceRange | null;
}

/**
 * Returns the facets of a list, without `unsupportedFilters` and without facets that offer no
 * choice. Returns `null` when, according to the loaded data, there is nothing to filter at all.
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
  const facets = {
    volume: !unsupportedFilters.includes('volume') && (volumes.length > 0 || !oneVolume),
    rating: !unsupportedFilters.includes('rating'),
    price: range && range.lowest < range.highest ? range : null,
  };
  const narrowed = appliedFilters(queryWithout(list, unsupportedFilters)).length > 0;
  const worthFiltering = narrowed || found === undefined || found.total > 1;
  const any = facets.volume || facets.rating || facets.price !== null;
  return worthFiltering && any ? facets : null;
}
