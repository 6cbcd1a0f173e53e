import type { ProductId } from '../../domain/product';
import { PageHead } from '../components/page-head';
import { PageHeading } from '../components/page-heading';
import { SectionBoundary } from '../components/section-boundary';
import { productMeta } from '../content/meta/product';
import { productPage } from '../content/product-pages';
import { useAddressId } from '../hooks/use-address-id';
import { useProduct } from '../hooks/use-product';
import { visuallyHidden } from '../theme/visually-hidden';
import { ProductNotFound } from './product/product-not-found';
import { ProductSkeleton } from './product/product-skeleton';
import { ProductView } from './product/product-view';

const FailedHead = () => (
  <>
    <PageHead {...productMeta} />
    <PageHeading css={visuallyHidden}>{productPage.title}</PageHeading>
  </>
);

export const ProductPage = () => (
  <SectionBoundary what="The product" skeleton={<ProductSkeleton />} failedHead={<FailedHead />}>
    <Found />
  </SectionBoundary>
);

function Found() {
  const product = useProduct(useAddressId() as ProductId);
  return product === null ? <ProductNotFound /> : <ProductView product={product} />;
}
