import { SkeletonPostCard } from '../../components/cards/skeleton-post-card';
import { Skeleton } from '../../components/loading/skeleton';
import { SkeletonBlock } from '../../components/loading/skeleton-block';
import { SkeletonText } from '../../components/loading/skeleton-text';
import { blogList } from '../../content/pages/blog-list';
import { leadStyle } from './lead-style';
import { PostGrid, ratioOf } from './post-grid';

/** React keys, one per placeholder card; enough cards to fill the first screens of the list. */
const CARDS = ['1', '2', '3', '4'];

/**
 * Placeholder for the blog list; with `lead`, it starts with a placeholder for the lead post, which
 * only the first unfiltered page has.
 */
export const BlogSkeleton = ({ lead }: { readonly lead: boolean }) => (
  <Skeleton what={blogList.what}>
    {lead && (
      <div css={leadStyle}>
        <SkeletonBlock className="lead-picture" />
        <div className="lead-panel">
          <SkeletonText lines={5} />
        </div>
      </div>
    )}
    <PostGrid
      items={CARDS}
      keyOf={(number) => number}
      card={(_, place) => <SkeletonPostCard ratio={ratioOf(place)} />}
    />
  </Skeleton>
);
