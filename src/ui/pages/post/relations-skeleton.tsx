import { SkeletonPostCard } from '../../components/cards/skeleton-post-card';
import { Skeleton } from '../../components/loading/skeleton';
import { blogPost } from '../../content/pages/blog-post';
import { relationsStyle } from './relations-style';

/** So many others a post has as a rule. */
const CARDS = ['1', '2', '3'];

/** The other posts to come. Without their room the footer would come into view, and leave again. */
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
