import { lazyComponent } from '../../../components/loading/lazy-component';
import { SectionBoundary } from '../../../components/loading/section-boundary';
import { productList } from '../../../content/pages/products/product-list';
import { useMediaQuery } from '../../../hooks/use-media-query';
import { BREAKPOINTS } from '../../../theme/theme';
import { filterChips, withFilterChips } from './applied-filters';
import type { Facets } from './use-facets';

const { filters } = productList;

const HAS_ROOM = `(min-width: ${BREAKPOINTS.rail}px)`;

const filterPanel = lazyComponent(
  async () => (await withFilterChips(import('./filter-panel'))).FilterPanel,
);

/**
 * Loads the code of the filters and chips that the page will show, so that hydration can apply the
 * URL's query to them without a delay.
 */
export async function loadFilters(): Promise<void> {
  if (import.meta.env.SSR) return;
  const imports = [
    matchMedia(HAS_ROOM).matches && filterPanel.load(),
    location.search !== '' && filterChips.load(),
  ];
  // Ignores a failure: the component requests its code again, and shows the error.
  await Promise.allSettled(imports);
}

/**
 * Shows the filters beside the list in wide windows. In narrower windows, it neither renders the
 * filters nor loads their code.
 */
export function FilterRail({ facets }: { readonly facets: Facets }) {
  const hasRoom = useMediaQuery(HAS_ROOM, true);
  if (!hasRoom) return null;
  return (
    <aside className="list-rail" aria-label={filters.heading}>
      <SectionBoundary what={filters.what} skeleton={null}>
        <filterPanel.View facets={facets} />
      </SectionBoundary>
    </aside>
  );
}
