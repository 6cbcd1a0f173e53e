import { useParams } from 'wouter';
import type { ProductId } from '../../domain/product';
import { PageHead } from '../components/page-head';
import { PageHeading } from '../components/page-heading';
import { SectionBoundary } from '../components/section-boundary';
import { Skeleton } from '../components/skeleton';
import { meta, titleOf } from '../content/meta';
import { useProduct } from '../hooks/use-product';

function Details({ id }: { readonly id: ProductId }) {
  const product = useProduct(id);
  if (product === null) return <PageHeading>Not found</PageHeading>;
  return (
    <>
      <PageHead title={titleOf(product.title)} description={meta.product.description} />
      <PageHeading>{product.title}</PageHeading>
      <p>{product.description}</p>
    </>
  );
}

export const ProductPage = () => (
  <SectionBoundary what="The product" skeleton={<Skeleton what="the product" />}>
    <Details id={useParams<{ id: string }>().id as ProductId} />
  </SectionBoundary>
);
