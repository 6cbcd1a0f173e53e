import { HOME_PRODUCTS_LIMIT } from '../../../domain/catalogue/product';
import { ProductCard } from '../../components/cards/product-card';
import { ProductGrid } from '../../components/cards/product-grid';
import { SkeletonProductGrid } from '../../components/cards/skeleton-product-grid';
import { EmptyPanel } from '../../components/loading/empty-panel';
import { SectionBoundary } from '../../components/loading/section-boundary';
import { SectionHeading } from '../../components/page/section-heading';
import { products as words } from '../../content/pages/home';
import * as productCard from '../../content/product-card';
import { useSuspenseQuery } from '../../site/queries/use-query';
import { pageGrid, sectionTop } from '../../theme/page-grid';
import { theme } from '../../theme/theme';
import { homeProductsStyle } from './home-products-style';

/** Font of the heading, sized so that the first of its two lines fills the width of a phone. */
const headingType = {
  ...theme.type.xl,
  fontSize: 'clamp(2rem, 1.15rem + 4.9vw, 6rem)',
};

const SIZES = '(min-width: 1440px) 310px, (min-width: 1000px) 22vw, 45vw';

function HomeProductGrid() {
  const products = useSuspenseQuery('getHomeProducts');
  if (products.length === 0) return <EmptyPanel text={words.empty} />;
  return (
    <div data-count={products.length}>
      <ProductGrid>
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} sizes={SIZES} />
          </li>
        ))}
      </ProductGrid>
    </div>
  );
}

export const HomeProducts = () => (
  <section aria-labelledby="products-heading" css={[pageGrid, sectionTop, homeProductsStyle]}>
    <SectionHeading
      id="products-heading"
      eyebrow={words.eyebrow}
      heading={words.heading}
      css={headingType}
      more={words.more}
    />
    <SectionBoundary
      what={productCard.what}
      skeleton={<SkeletonProductGrid count={HOME_PRODUCTS_LIMIT} />}
    >
      <HomeProductGrid />
    </SectionBoundary>
  </section>
);
