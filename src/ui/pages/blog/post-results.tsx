import { type MouseEvent, useEffect } from 'react';
import type { PostQuery } from '../../../domain/journal/blog-post';
import { blogList } from '../../content/blog-pages';
import { Pagination } from '../../list/pagination';
import { useRead } from '../../site/read-query';
import { LeadPost } from './lead-post';
import { NoPosts } from './no-posts';
import { PostRows } from './post-rows';
import { usePostQuery } from './use-post-query';

interface PostResultsProps {
  readonly query: PostQuery;
  /** Another page has been asked for. */
  readonly onTurned: () => void;
}

/** What was found: a page of posts and the way to the other pages, or that there is nothing. */
export function PostResults({ query, onTurned }: PostResultsProps) {
  const { items, total, page, pageCount } = useRead('searchPosts', query);
  const { amend, hrefOf } = usePostQuery();

  const beyond = page > pageCount && total > 0;
  useEffect(() => {
    // An old link to a list that has become shorter: its last page is the nearest there is.
    if (beyond) amend({ ...query, page: pageCount });
  }, [beyond, amend, query, pageCount]);

  if (total === 0) return <NoPosts query={query} onCleared={onTurned} />;
  // The newest leads the journal; in what was searched for nothing goes before the rest.
  const [first, ...others] = items;
  const lead = page === 1 && query.text === undefined ? first : undefined;
  const turned = ({ target, defaultPrevented }: MouseEvent) => {
    // Prevented: the router has followed the link, rather than the browser in another tab.
    if (defaultPrevented && target instanceof Element && target.closest('a')) onTurned();
  };
  return (
    <>
      {lead !== undefined && <LeadPost post={lead} />}
      <PostRows posts={lead === undefined ? items : others} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hears of the links inside */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link followed by key clicks as well */}
      <div className="blog-pages" onClick={turned}>
        <Pagination
          label={blogList.pagesLabel}
          page={page}
          pageCount={pageCount}
          hrefOf={(other) => hrefOf({ ...query, page: other })}
        />
      </div>
    </>
  );
}
