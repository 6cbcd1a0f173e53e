import { theme } from '../../theme/theme';
import { SkeletonLine } from '../loading/skeleton-line';
import { SkeletonPicture } from '../loading/skeleton-picture';

export const SkeletonFeaturedCard = ({ ratio = '4 / 5' }: { readonly ratio?: string }) => (
  <div>
    <SkeletonPicture ratio={ratio} />
    <div css={{ ...theme.type.t2, marginBlockStart: theme.space.s18 }}>
      <SkeletonLine width="70%" />
    </div>
  </div>
);
