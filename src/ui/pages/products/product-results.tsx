import type { ProductQuery } from '../../../domain/catalogue/product-query';
import { queryWithout } from '../../../domain/catalogue/unsupported-filters';
import { lazyComponent } from '../../components/loading/lazy-component';
import { productList } from '../../content/pages/products/product-list';
import { ResultPages } from '../../list/result-pages';
import { useListResponse } from '../../list/use-list-response';
import { useSuspenseQuery } from '../../site/queries/use-query';
import { ResultGrid } from './result-grid';
import { useProductQuery } from './use-product-query';

const noProducts = lazyComponent(async () => (await import('./no-products')).NoProducts);

interface ProductResultsProps {
  readonly query: ProductQuery;
  /** Called after the visitor chose another page. */
  readonly onTurned: () => void;
  /** Called after the visitor cleared the filters of an empty list. */
  readonly onCleared: () => void;
}

/** The results: one page of cards with pagination, or the empty state. */
export function ProductResults({ query, onTurned, onCleared }: ProductResultsProps) {
  const found = useSuspenseQuery('searchProducts', query);
  useListResponse(found);
  const address = useProductQuery();
  if (found.total === 0) {
    return (
      <noProducts.View
        query={queryWithout(query, found.unsupportedFilters)}
        onCleared={onCleared}
      />
    );
  }
  return (
    <>
      <ResultGrid products={found.items} />
      <ResultPages
        found={found}
        query={query}
        address={address}
        label={productList.pagesLabel}
        onTurned={onTurned}
      />
    </>
  );
}
