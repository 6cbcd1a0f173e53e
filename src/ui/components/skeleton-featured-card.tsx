import { theme } from '../theme/theme';
import { SkeletonBlock } from './skeleton-block';
import { SkeletonPicture } from './skeleton-picture';

/** A `FeaturedCard` to come. */
export const SkeletonFeaturedCard = ({ ratio = '4 / 5' }: { readonly ratio?: string }) => (
  <div>
    <SkeletonPicture ratio={ratio} />
    <div css={{ ...theme.type.t2, marginBlockStart: theme.space.s18, height: '1.18em' }}>
      <SkeletonBlock width="70%" height=".9em" />
    </div>
  </div>
);
