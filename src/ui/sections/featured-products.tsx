import { Link } from 'wouter';
import { ROUTES } from '../app/routes';
import { EmptyPanel } from '../components/empty-panel';
import { PictureView } from '../components/picture-view';
import { SectionBoundary } from '../components/section-boundary';
import { Skeleton } from '../components/skeleton';
import { featured } from '../content/home';
import { useFeaturedProducts } from '../hooks/use-featured-products';

function FeaturedList() {
  const products = useFeaturedProducts();
  if (products.length === 0) return <EmptyPanel text={featured.empty} />;
  return (
    <ul>
      {products.map(({ id, title, picture }) => (
        <li key={id}>
          <Link href={ROUTES.products}>
            <PictureView picture={picture} sizes="40vw" alt="" />
            <h3>{title}</h3>
          </Link>
        </li>
      ))}
    </ul>
  );
}

export const FeaturedProducts = () => (
  <section aria-labelledby="featured-heading">
    <h2 id="featured-heading">{featured.heading}</h2>
    <Link href={featured.more.to}>{featured.more.label}</Link>
    <SectionBoundary what="The featured products" skeleton={<Skeleton what="products" />}>
      <FeaturedList />
    </SectionBoundary>
  </section>
);
