import { useDeferredValue } from 'react';
import { SkeletonProductGrid } from '../../components/cards/skeleton-product-grid';
import { PageMeta } from '../../components/page/page-meta';
import { productList } from '../../content/pages/products/product-list';
import * as productCard from '../../content/product-card';
import { ResultsFrame } from '../../list/results-frame';
import { useCancelOtherSearches } from '../../list/use-cancel-other-searches';
import { useResultsFocus } from '../../list/use-results-focus';
import { usePageTexts } from '../../site/queries/use-page-texts';
import { AppliedFilters } from './filters/applied-filters';
import { FilterRail, loadFilters } from './filters/filter-rail';
import { useFacets } from './filters/use-facets';
import { ListToolbar } from './list-toolbar';
import { ProductResults } from './product-results';
import { ProductsHead } from './products-head';
import { productsLayout } from './products-layout';
import { useProductSearchQuery, useUnsupportedFilters } from './use-found-products';
import { ProductListAddress, useProductQuery } from './use-product-query';

/** Number of placeholder cards; enough to fill the first screens of the list. */
const SKELETON_CARDS = 9;

/** Loads the page together with the filters that it shows from the start. */
export async function loadProductsPage() {
  await loadFilters();
  return ProductsPage;
}

export const ProductsPage = () => (
  <ProductListAddress>
    <ProductList />
  </ProductListAddress>
);

function ProductList() {
  const { meta } = usePageTexts('products-page');
  const { query } = useProductQuery();
  useCancelOtherSearches(useProductSearchQuery(query));
  // The previous results stay visible while the next ones load.
  const shown = useDeferredValue(query);
  const { page = 1 } = shown;
  const unsupportedFilters = useUnsupportedFilters(shown);
  const facets = useFacets(shown, unsupportedFilters);
  const { frame, focus, focusFirst } = useResultsFocus();

  return (
    <div css={productsLayout}>
      <PageMeta {...meta} {...(page > 1 && { title: productList.titleOfPage(page) })} />
      <ProductsHead />
      <ListToolbar shown={shown} unsupportedFilters={unsupportedFilters} facets={facets} />
      {facets && <FilterRail facets={facets} />}
      <ResultsFrame
        ref={frame}
        className="list-results"
        label={productList.resultsLabel}
        what={productCard.what}
        shown={shown}
        query={query}
        skeleton={<SkeletonProductGrid count={SKELETON_CARDS} columns={3} withEnquiry />}
        above={<AppliedFilters unsupportedFilters={unsupportedFilters} onRemoved={focus} />}
      >
        <ProductResults query={shown} onTurned={focusFirst} onCleared={focus} />
      </ResultsFrame>
    </div>
  );
}
