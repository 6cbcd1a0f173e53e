import { appliedFilters } from '../../../../domain/catalogue/applied-filters';
import type { PriceRange } from '../../../../domain/catalogue/price-range';
import { queryWithout } from '../../../../domain/catalogue/product-aspects';
import type { ProductAspect, ProductQuery } from '../../../../domain/catalogue/product-query';
import { queryOf } from '../../../site/queries/query';
import { useQuery } from '../../../site/queries/use-query';
import { useUseCases } from '../../../site/use-cases-context';
import { useProductQuery } from '../use-product-query';
import { useFoundProducts } from '../use-product-search';
import { useOneVolume } from './volume-counts';

/** By what a list can be narrowed beside its words. */
export interface Facets {
  readonly volume: boolean;
  readonly rating: boolean;
  /** What there is to choose between, if anything. */
  readonly price: PriceRange | null;
}

/**
 * The facets of a list in a catalogue that `lacks` some aspects; one with nothing to choose between
 * is left out. `null` when there is nothing to choose at all, as far as is known.
 */
export function useFacets(list: ProductQuery, lacks: readonly ProductAspect[]): Facets | null {
  const found = useFoundProducts(list);
  const { volumes = [] } = useProductQuery().query;
  const oneVolume = useOneVolume();
  // `undefined` while it is not known and when it could not be had.
  const { answer: range } = useQuery(queryOf(useUseCases(), 'getPriceRange'));
  const facets = {
    volume: !lacks.includes('volume') && (volumes.length > 0 || !oneVolume),
    rating: !lacks.includes('rating'),
    price: range && range.lowest < range.highest ? range : null,
  };
  const narrowed = appliedFilters(queryWithout(list, lacks)).length > 0;
  const worthFiltering = narrowed || found === undefined || found.total > 1;
  const any = facets.volume || facets.rating || facets.price !== null;
  return worthFiltering && any ? facets : null;
}
