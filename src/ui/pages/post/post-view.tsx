import { css } from '@emotion/react';
import { useEffect } from 'react';
import { lazySection } from '../../components/loading/lazy-section';
import { SectionBoundary } from '../../components/loading/section-boundary';
import { PageMeta } from '../../components/page/page-meta';
import { descriptionOf } from '../../content/meta/page-meta';
import { postMeta } from '../../content/meta/post';
import { blogPost } from '../../content/pages/blog-post';
import { useHash } from '../../hooks/use-hash';
import { needsScript } from '../../theme/needs-script';
import { pageGrid } from '../../theme/page-grid';
import { screenOnly } from '../../theme/print-label';
import { theme } from '../../theme/theme';
import { ArticleBody } from './article-body';
import { LeadPicture } from './lead-picture';
import { PostHead } from './post-head';
import type { ReadPost } from './read-post';
import { RelationsSkeleton } from './relations-skeleton';
import { SharePost } from './share-post';

const PostRelations = lazySection(
  async () => (await import('./post-relations')).PostRelations,
  <RelationsSkeleton />,
);

const { media } = theme;

const wideStyle = css({ gridColumn: 'full-start / full-end' });
const shareStyle = css(screenOnly, {
  button: needsScript,
  marginBlock: 'clamp(36px, 4.2vw, 60px) clamp(56px, 6.6vw, 96px)',
  [media.medium]: { gridColumn: 'c 3 / c 11' },
  [media.rail]: { gridColumn: 'c 5 / c 11' },
});

/** Moves the focus to the element that the URL's fragment names, after the post has rendered. */
function useDeepLink(): void {
  const hash = useHash();
  useEffect(() => {
    if (hash !== '') document.getElementById(hash)?.focus({ preventScroll: true });
  }, [hash]);
}

/** One post, from its title to the related posts. */
export function PostView({ post, article }: ReadPost) {
  useDeepLink();
  return (
    <div css={pageGrid}>
      <PageMeta
        title={post.title}
        listing={post.searchListing}
        description={descriptionOf(
          post.searchListing?.description || post.description,
          postMeta.description,
        )}
      />
      <article css={[pageGrid, wideStyle]}>
        <PostHead post={post} minutes={article.minutes} />
        <div css={wideStyle}>
          <LeadPicture post={post} caption={article.leadCaption} />
          <ArticleBody article={article} />
        </div>
        <div css={shareStyle}>
          <SharePost post={post} />
        </div>
      </article>
      <SectionBoundary what={blogPost.others} skeleton={null}>
        <PostRelations />
      </SectionBoundary>
    </div>
  );
}
