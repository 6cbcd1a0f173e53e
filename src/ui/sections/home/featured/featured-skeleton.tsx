import { FEATURED_LIMIT } from '../../../../domain/catalogue/product';
import { SkeletonFeaturedCard } from '../../../components/cards/skeleton-featured-card';
import { Skeleton } from '../../../components/loading/skeleton';
import { featured } from '../../../content/pages/home';
import { featuredStyle } from './featured-style';

/** Placeholders in the layout of the featured products. */
export const FeaturedSkeleton = () => (
  <Skeleton what={featured.what}>
    <ul css={featuredStyle}>
      {Array.from({ length: FEATURED_LIMIT }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders are identical
        <li key={place}>
          <SkeletonFeaturedCard />
        </li>
      ))}
    </ul>
  </Skeleton>
);
