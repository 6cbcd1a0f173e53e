import { SkeletonLine } from '../loading/skeleton-line';
import { SkeletonPicture } from '../loading/skeleton-picture';
import { postCardStyle } from './post-card-style';

export const SkeletonPostCard = ({ ratio = '4 / 3' }: { readonly ratio?: string }) => (
  <div css={postCardStyle}>
    <SkeletonPicture ratio={ratio} />
    <div className="post-text">
      <div className="post-date">
        <SkeletonLine width="30%" />
      </div>
      <div className="post-title">
        <SkeletonLine width="80%" />
      </div>
      <div className="post-words">
        <SkeletonLine width="96%" />
        <SkeletonLine width="60%" />
      </div>
    </div>
  </div>
);
