import { useDeferredValue, useRef } from 'react';
import { PageHead } from '../../components/page/page-head';
import { SectionBoundary } from '../../components/waiting/section-boundary';
import { blogList } from '../../content/blog-pages';
import { blogMeta } from '../../content/meta/blog';
import { titleOf } from '../../content/meta/page-meta';
import { BlogHead } from './blog-head';
import { BlogSkeleton } from './blog-skeleton';
import { blogStyle } from './blog-style';
import { PostResults } from './post-results';
import { usePostQuery } from './use-post-query';

export function BlogPage() {
  const { query } = usePostQuery();
  // While an answer is on its way, what was found before stays on the page.
  const shown = useDeferredValue(query);
  const { text, page = 1 } = shown;
  const results = useRef<HTMLElement>(null);
  // The link that was pressed goes away: reading goes on at the top of what it led to.
  const toFirstResult = () => {
    results.current?.focus({ preventScroll: true });
    results.current?.scrollIntoView();
  };

  return (
    <div css={blogStyle}>
      <PageHead {...blogMeta} {...(page > 1 && { title: titleOf(blogList.titleOfPage(page)) })} />
      <BlogHead shown={shown} />
      <section
        ref={results}
        tabIndex={-1}
        className="blog-results"
        aria-label={blogList.resultsLabel}
        aria-busy={shown !== query}
      >
        <SectionBoundary
          what="The posts"
          subject={shown}
          skeleton={<BlogSkeleton lead={page === 1 && text === undefined} />}
        >
          <PostResults query={shown} onTurned={toFirstResult} />
        </SectionBoundary>
      </section>
    </div>
  );
}
