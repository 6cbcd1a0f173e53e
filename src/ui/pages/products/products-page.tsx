import { useDeferredValue, useRef } from 'react';
import { SkeletonProductGrid } from '../../components/cards/skeleton-product-grid';
import { PageHead } from '../../components/page/page-head';
import { SectionBoundary } from '../../components/waiting/section-boundary';
import { productsMeta } from '../../content/meta/products';
import { productList } from '../../content/product-pages';
import { AppliedFilters } from './filters/applied-filters';
import { FilterPanel } from './filters/filter-panel';
import { useFacets } from './filters/use-facets';
import { ListToolbar } from './list-toolbar';
import { ProductResults } from './product-results';
import { ProductsHead } from './products-head';
import { productsLayout } from './products-layout';
import { useProductQuery } from './use-product-query';
import { useLacks, useOnlyProductSearch } from './use-product-search';

/** So many stand in the first screens of the list. */
const SKELETON_CARDS = 9;

export function ProductsPage() {
  const { query } = useProductQuery();
  useOnlyProductSearch(query);
  // While an answer is on its way, what was found before stays on the page.
  const shown = useDeferredValue(query);
  const lacks = useLacks(shown);
  const facets = useFacets(shown, lacks);
  const results = useRef<HTMLElement>(null);
  // What was pressed goes away: the keyboard goes on at what it changed.
  const toResults = () => results.current?.focus({ preventScroll: true });
  const toFirstResult = () => {
    toResults();
    results.current?.scrollIntoView();
  };

  return (
    <div css={productsLayout}>
      <PageHead {...productsMeta} />
      <ProductsHead />
      <ListToolbar shown={shown} lacks={lacks} facets={facets} />
      {facets && (
        <aside className="list-rail" aria-label={productList.filters.heading}>
          <FilterPanel facets={facets} />
        </aside>
      )}
      <section
        ref={results}
        tabIndex={-1}
        className="list-results"
        aria-label={productList.resultsLabel}
        aria-busy={shown !== query}
      >
        <AppliedFilters lacks={lacks} onRemoved={toResults} />
        <SectionBoundary
          what="The products"
          subject={shown}
          skeleton={<SkeletonProductGrid count={SKELETON_CARDS} columns={3} />}
        >
          <ProductResults query={shown} onTurned={toFirstResult} onCleared={toResults} />
        </SectionBoundary>
      </section>
    </div>
  );
}
