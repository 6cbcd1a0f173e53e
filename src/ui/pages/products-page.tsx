import { PageHead } from '../components/page-head';
import { PageHeading } from '../components/page-heading';
import { ProductCard } from '../components/product-card';
import { SectionBoundary } from '../components/section-boundary';
import { Skeleton } from '../components/skeleton';
import { meta } from '../content/meta';
import { useProductSearch } from '../hooks/use-product-search';

const ProductList = () => (
  <ul>
    {useProductSearch({}).items.map((product) => (
      <li key={product.id}>
        <ProductCard product={product} />
      </li>
    ))}
  </ul>
);

export const ProductsPage = () => (
  <>
    <PageHead {...meta.products} />
    <PageHeading>Products</PageHeading>
    <SectionBoundary what="The products" skeleton={<Skeleton what="products" />}>
      <ProductList />
    </SectionBoundary>
  </>
);
