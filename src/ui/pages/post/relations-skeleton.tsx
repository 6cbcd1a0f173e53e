import { SkeletonPostCard } from '../../components/cards/skeleton-post-card';
import { Skeleton } from '../../components/loading/skeleton';
import { blogPost } from '../../content/pages/blog-post';
import { relationsStyle } from './relations-style';

/** React keys, one per placeholder card; a post usually has this many related posts. */
const CARDS = ['1', '2', '3'];

/** Placeholder for the related posts. Without it the footer would appear and move away again. */
export const RelationsSkeleton = () => (
  <Skeleton what={blogPost.others}>
    <div css={relationsStyle}>
      <ul>
        {CARDS.map((number) => (
          <li key={number}>
            <SkeletonPostCard ratio="4 / 3" />
          </li>
        ))}
      </ul>
    </div>
  </Skeleton>
);
