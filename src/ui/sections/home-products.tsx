import { Link } from 'wouter';
import { EmptyPanel } from '../components/empty-panel';
import { ProductCard } from '../components/product-card';
import { SectionBoundary } from '../components/section-boundary';
import { Skeleton } from '../components/skeleton';
import { products as words } from '../content/home';
import { useHomeProducts } from '../hooks/use-home-products';

function ProductGrid() {
  const products = useHomeProducts();
  if (products.length === 0) return <EmptyPanel text={words.empty} />;
  return (
    <ul>
      {products.map((product) => (
        <li key={product.id}>
          <ProductCard product={product} />
        </li>
      ))}
    </ul>
  );
}

export const HomeProducts = () => (
  <section aria-labelledby="products-heading">
    <p>{words.eyebrow}</p>
    <h2 id="products-heading">{words.heading}</h2>
    <Link href={words.more.to}>{words.more.label}</Link>
    <SectionBoundary what="The products" skeleton={<Skeleton what="products" />}>
      <ProductGrid />
    </SectionBoundary>
  </section>
);
