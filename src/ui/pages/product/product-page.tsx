import type { ProductId } from '../../../domain/catalogue/product';
import { lazyComponent } from '../../components/loading/lazy-component';
import { SectionBoundary } from '../../components/loading/section-boundary';
import { PageHeading } from '../../components/page/page-heading';
import { PageMeta } from '../../components/page/page-meta';
import { productMeta } from '../../content/meta/product';
import { productPage } from '../../content/pages/product/product-page';
import { useSuspenseQuery } from '../../site/queries/use-query';
import { useAddressId } from '../../site/use-address-id';
import { visuallyHidden } from '../../theme/visually-hidden';
import { ProductSkeleton } from './product-skeleton';
import { ProductView } from './product-view';

const productNotFound = lazyComponent(
  async () => (await import('./product-not-found')).ProductNotFound,
);

const FailedHead = () => (
  <>
    <PageMeta {...productMeta} />
    <PageHeading css={visuallyHidden}>{productPage.title}</PageHeading>
  </>
);

export const ProductPage = () => (
  <SectionBoundary
    what={productPage.what}
    skeleton={<ProductSkeleton />}
    failedHead={<FailedHead />}
  >
    <Found />
  </SectionBoundary>
);

function Found() {
  const product = useSuspenseQuery('getProduct', useAddressId() as ProductId);
  return product === null ? <productNotFound.View /> : <ProductView product={product} />;
}
