import { postCardStyle } from './post-card-style';
import { SkeletonBlock } from './skeleton-block';
import { SkeletonPicture } from './skeleton-picture';

/** A `PostCard` to come. */
export const SkeletonPostCard = ({ ratio = '4 / 3' }: { readonly ratio?: string }) => (
  <div css={postCardStyle}>
    <SkeletonPicture ratio={ratio} />
    <div className="post-date">
      <SkeletonBlock width="30%" height="1.4em" />
    </div>
    <div className="post-title">
      <SkeletonBlock width="80%" height="1.14em" />
    </div>
    <div className="post-words">
      <SkeletonBlock width="96%" height="1.2em" />
      <SkeletonBlock width="60%" height="1.2em" />
    </div>
  </div>
);
