import { FeaturedCard } from '../../../components/cards/featured-card';
import { EmptyPanel } from '../../../components/loading/empty-panel';
import { SectionBoundary } from '../../../components/loading/section-boundary';
import { SectionHeading } from '../../../components/page/section-heading';
import { phoneSizes } from '../../../components/pictures/phone-sizes';
import { featured as labels } from '../../../content/pages/home';
import { usePageTexts } from '../../../site/queries/use-page-texts';
import { useSuspenseQuery } from '../../../site/queries/use-query';
import { ROUTES } from '../../../site/routes';
import { pageGrid, sectionTop } from '../../../theme/page-grid';
import { theme } from '../../../theme/theme';
import { FeaturedSkeleton } from './featured-skeleton';
import { featuredStyle } from './featured-style';

const LARGE = `(min-width: 1440px) 533px, (min-width: 768px) 38vw, ${phoneSizes(91)}`;
const SMALL = '(min-width: 1440px) 421px, (min-width: 1000px) 26vw, (min-width: 768px) 30vw, 67vw';

function FeaturedList() {
  const { whenEmpty } = usePageTexts('home').featured;
  const products = useSuspenseQuery('getFeaturedProducts');
  if (products.length === 0) return <EmptyPanel text={whenEmpty} />;
  return (
    <ul css={featuredStyle} data-count={products.length}>
      {products.map((product, place) => (
        <li key={product.id}>
          <FeaturedCard product={product} sizes={place === 0 ? LARGE : SMALL} />
        </li>
      ))}
    </ul>
  );
}

export function FeaturedProducts() {
  const { heading, link } = usePageTexts('home').featured;
  return (
    <section aria-labelledby="featured-heading" css={[pageGrid, sectionTop]}>
      <SectionHeading
        id="featured-heading"
        heading={heading}
        css={theme.type.d2s}
        more={{ label: link, to: ROUTES.products, about: labels.moreAbout }}
      />
      <SectionBoundary what={labels.what} skeleton={<FeaturedSkeleton />}>
        <FeaturedList />
      </SectionBoundary>
    </section>
  );
}
