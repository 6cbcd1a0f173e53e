import { useDeferredValue } from 'react';
import { PageMeta } from '../../components/page/page-meta';
import { blogList } from '../../content/pages/blog-list';
import { ResultsFrame } from '../../list/results-frame';
import { useCancelOtherSearches } from '../../list/use-cancel-other-searches';
import { useResultsFocus } from '../../list/use-results-focus';
import { queryOf } from '../../site/queries/query';
import { usePageTexts } from '../../site/queries/use-page-texts';
import { useUseCases } from '../../site/use-cases-context';
import { BlogHead } from './blog-head';
import { BlogSkeleton } from './blog-skeleton';
import { blogStyle } from './blog-style';
import { PostResults } from './post-results';
import { PostListAddress, usePostQuery } from './use-post-query';

export const BlogPage = () => (
  <PostListAddress>
    <PostList />
  </PostListAddress>
);

function PostList() {
  const { meta } = usePageTexts('journal');
  const { query } = usePostQuery();
  useCancelOtherSearches(queryOf(useUseCases(), 'searchPosts', query));
  // The previous results stay visible while the next ones load.
  const shown = useDeferredValue(query);
  const { text, topic, page = 1 } = shown;
  const { frame, focusFirst } = useResultsFocus();

  return (
    <div css={blogStyle}>
      <PageMeta {...meta} {...(page > 1 && { title: blogList.titleOfPage(page) })} />
      <BlogHead shown={shown} />
      <ResultsFrame
        ref={frame}
        className="blog-results"
        label={blogList.resultsLabel}
        what={blogList.what}
        shown={shown}
        query={query}
        skeleton={<BlogSkeleton lead={page === 1 && (text ?? topic) === undefined} />}
      >
        <PostResults query={shown} onTurned={focusFirst} />
      </ResultsFrame>
    </div>
  );
}
