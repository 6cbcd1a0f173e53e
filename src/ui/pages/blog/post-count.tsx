import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import type { PostQuery } from '../../../domain/journal/blog-post';
import { blogList } from '../../content/blog-pages';
import { useRead } from '../../site/read-query';
import { theme } from '../../theme/theme';
import { visuallyHidden } from '../../theme/visually-hidden';

interface PostCountProps {
  readonly query: PostQuery;
}

/** How many were found, said whenever it changes: the region is there before its words. */
export const PostCount = ({ query }: PostCountProps) => (
  <p role="status" css={{ ...theme.type.small, minHeight: '1lh', color: theme.colour.lichen }}>
    <ErrorBoundary fallback={null} resetKeys={[query]}>
      <Suspense fallback={null}>
        <Count query={query} />
      </Suspense>
    </ErrorBoundary>
  </p>
);

function Count({ query }: PostCountProps) {
  const { total, page, pageCount } = useRead('searchPosts', query);
  return (
    <>
      <span>{blogList.count(total)}</span>
      {page > 1 && <span css={visuallyHidden}>{blogList.pageOf(page, pageCount)}</span>}
    </>
  );
}
