import { FEATURED_LIMIT } from '../../domain/product';
import { Skeleton } from '../components/skeleton';
import { SkeletonFeaturedCard } from '../components/skeleton-featured-card';
import { featuredStyle } from './featured-style';

/** The featured products to come, in their places. */
export const FeaturedSkeleton = () => (
  <Skeleton what="featured products">
    <ul css={featuredStyle}>
      {Array.from({ length: FEATURED_LIMIT }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the shapes are all alike
        <li key={place}>
          <SkeletonFeaturedCard />
        </li>
      ))}
    </ul>
  </Skeleton>
);
