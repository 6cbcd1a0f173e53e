import { appliedFilters } from '../../../../domain/catalogue/applied-filters';
import type { FilterField } from '../../../../domain/catalogue/product-query';
import { queryWithout } from '../../../../domain/catalogue/unsupported-filters';
import { lazyComponent } from '../../../components/loading/lazy-component';
import { SectionBoundary } from '../../../components/loading/section-boundary';
import { productList } from '../../../content/pages/products/product-list';
import { useProductQuery } from '../use-product-query';
import { filterChipsStyle } from './filter-chips-style';

/**
 * The chips that show the active filters. Their code is loaded with the filter panel or sheet,
 * because no chip is needed before a filter is set.
 */
export const filterChips = lazyComponent(async () => (await import('./filter-chips')).FilterChips);

/**
 * Loads a filter panel or sheet together with the chips. A failure to load the chips is ignored
 * here: `AppliedFilters` requests them again.
 */
export async function withFilterChips<View>(viewImport: Promise<View>): Promise<View> {
  const [view] = await Promise.all([viewImport, filterChips.load().catch(() => {})]);
  return view;
}

interface AppliedFiltersProps {
  /** Filters that the catalogue does not support; they are not shown. */
  readonly unsupportedFilters: readonly FilterField[];
  /** Called after the visitor removed a chip. */
  readonly onRemoved: () => void;
}

/** The active filters; renders nothing when there are none. */
export function AppliedFilters({ unsupportedFilters, onRemoved }: AppliedFiltersProps) {
  const { query } = useProductQuery();
  const applied = appliedFilters(queryWithout(query, unsupportedFilters));
  if (applied.length === 0) return null;
  return (
    <SectionBoundary what={productList.filters.what} skeleton={<div css={filterChipsStyle} />}>
      <filterChips.View applied={applied} onRemoved={onRemoved} />
    </SectionBoundary>
  );
}
