import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import type { Product } from '../../../domain/catalogue/product';
import type { ProductQuery } from '../../../domain/catalogue/product-query';
import type { Page } from '../../../domain/shared/page';
import type { Elements } from '../../site/elements';
import { useFoundProducts, useProductSearch } from './use-product-search';

interface WithFoundProps {
  readonly query: ProductQuery;
  /** What stands here until something is found. */
  readonly pending: Elements;
  /** What stands here when nothing could be had. */
  readonly failed: Elements;
  readonly children: (page: Page<Product>) => Elements;
}

/** A few words on what the list found. The list itself says why it failed, and tries again. */
export const WithFound = ({ pending, ...props }: WithFoundProps) => (
  <ErrorBoundary fallback={<OnceFound {...props} />} resetKeys={[props.query]}>
    <Suspense fallback={pending}>
      <Found {...props} />
    </Suspense>
  </ErrorBoundary>
);

type FoundProps = Omit<WithFoundProps, 'pending'>;

const Found = ({ query, children }: FoundProps) => children(useProductSearch(query));

const OnceFound = ({ query, failed, children }: FoundProps) => {
  const page = useFoundProducts(query);
  return page === undefined ? failed : children(page);
};
