import type { PostQuery } from '../../../domain/journal/blog-post';
import { blogList } from '../../content/pages/blog-list';
import { ResultPages } from '../../list/result-pages';
import { useListResponse } from '../../list/use-list-response';
import { useSuspenseQuery } from '../../site/queries/use-query';
import { LeadPost } from './lead-post';
import { NoPosts } from './no-posts';
import { PostRows } from './post-rows';
import { usePostQuery } from './use-post-query';

interface PostResultsProps {
  readonly query: PostQuery;
  /** Called after the visitor chose another page or cleared the search. */
  readonly onTurned: () => void;
}

/** The results: one page of posts with pagination, or the empty state. */
export function PostResults({ query, onTurned }: PostResultsProps) {
  const found = useSuspenseQuery('searchPosts', query);
  useListResponse(found);
  const address = usePostQuery();
  if (found.total === 0) return <NoPosts query={query} onCleared={onTurned} />;
  // The first page of the unfiltered list shows the newest post as its lead. In search results, all
  // posts have the same layout.
  const [first, ...others] = found.items;
  const isWhole = (query.text ?? query.topic) === undefined;
  const lead = found.page === 1 && isWhole ? first : undefined;
  return (
    <>
      {lead !== undefined && <LeadPost post={lead} />}
      <PostRows posts={lead === undefined ? found.items : others} />
      <ResultPages
        found={found}
        query={query}
        address={address}
        label={blogList.pagesLabel}
        onTurned={onTurned}
        className="blog-pages"
      />
    </>
  );
}
