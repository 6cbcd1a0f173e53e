import { HOME_PRODUCTS_LIMIT } from '../../../domain/catalogue/product';
import { ProductCard } from '../../components/cards/product-card';
import { ProductGrid } from '../../components/cards/product-grid';
import { SkeletonProductGrid } from '../../components/cards/skeleton-product-grid';
import { EmptyPanel } from '../../components/loading/empty-panel';
import { SectionBoundary } from '../../components/loading/section-boundary';
import { SectionHeading } from '../../components/page/section-heading';
import { products as labels } from '../../content/pages/home';
import * as productCard from '../../content/product-card';
import { usePageTexts } from '../../site/queries/use-page-texts';
import { useSuspenseQuery } from '../../site/queries/use-query';
import { ROUTES } from '../../site/routes';
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
  const { whenEmpty } = usePageTexts('home').products;
  const products = useSuspenseQuery('getHomeProducts');
  if (products.length === 0) return <EmptyPanel text={whenEmpty} />;
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

export function HomeProducts() {
  const { eyebrow, heading, link } = usePageTexts('home').products;
  return (
    <section aria-labelledby="products-heading" css={[pageGrid, sectionTop, homeProductsStyle]}>
      <SectionHeading
        id="products-heading"
        eyebrow={eyebrow}
        heading={heading}
        css={headingType}
        more={{ label: link, to: ROUTES.products, about: labels.moreAbout }}
      />
      <SectionBoundary
        what={productCard.what}
        skeleton={<SkeletonProductGrid count={HOME_PRODUCTS_LIMIT} />}
      >
        <HomeProductGrid />
      </SectionBoundary>
    </section>
  );
}
