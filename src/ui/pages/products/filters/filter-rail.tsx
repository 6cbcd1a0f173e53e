import { lazyComponent } from '../../../components/loading/lazy-component';
import { SectionBoundary } from '../../../components/loading/section-boundary';
import { productList } from '../../../content/pages/product-list';
import { useMediaQuery } from '../../../hooks/use-media-query';
import { BREAKPOINTS } from '../../../theme/theme';
import { filterChips, withFilterChips } from './applied-filters';
import type { Facets } from './use-facets';

const { filters } = productList;

const HAS_ROOM = `(min-width: ${BREAKPOINTS.rail}px)`;

const filterPanel = lazyComponent(
  async () => (await withFilterChips(import('./filter-panel'))).FilterPanel,
);

/** Has them come where they will stand: what an address asks for changes them as soon as the page is at work. */
export async function haveFiltersCome(): Promise<void> {
  if (import.meta.env.SSR) return;
  const coming = [
    matchMedia(HAS_ROOM).matches && filterPanel.load(),
    location.search !== '' && filterChips.load(),
  ];
  // Where one does not, its place asks for it anew, and says so.
  await Promise.allSettled(coming);
}

/** The filters beside the list, where there is room: elsewhere neither they nor their code are there. */
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
