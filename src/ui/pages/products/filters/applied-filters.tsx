import { appliedFilters } from '../../../../domain/catalogue/applied-filters';
import { queryWithout } from '../../../../domain/catalogue/product-aspects';
import type { ProductAspect } from '../../../../domain/catalogue/product-query';
import { lazyComponent } from '../../../components/loading/lazy-component';
import { SectionBoundary } from '../../../components/loading/section-boundary';
import { productList } from '../../../content/pages/product-list';
import { useProductQuery } from '../use-product-query';
import { filterChipsStyle } from './filter-chips-style';

/** Their code is of no use before something is chosen: it comes with what is chosen by. */
export const filterChips = lazyComponent(async () => (await import('./filter-chips')).FilterChips);

/** What filters are chosen in, and their chips with it; where these do not come, their place asks for them anew. */
export async function withFilterChips<View>(coming: Promise<View>): Promise<View> {
  const [view] = await Promise.all([coming, filterChips.load().catch(() => {})]);
  return view;
}

interface AppliedFiltersProps {
  /** What the catalogue cannot be asked by: such a filter is none. */
  readonly lacks: readonly ProductAspect[];
  /** A chip has been pressed, and goes. */
  readonly onRemoved: () => void;
}

/** What narrows the list, if anything does. */
export function AppliedFilters({ lacks, onRemoved }: AppliedFiltersProps) {
  const { query } = useProductQuery();
  const applied = appliedFilters(queryWithout(query, lacks));
  if (applied.length === 0) return null;
  return (
    <SectionBoundary what={productList.filters.what} skeleton={<div css={filterChipsStyle} />}>
      <filterChips.View applied={applied} onRemoved={onRemoved} />
    </SectionBoundary>
  );
}
