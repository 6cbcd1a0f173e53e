import { css } from '@emotion/react';
import { Skeleton } from '../../components/loading/skeleton';
import { SkeletonBlock } from '../../components/loading/skeleton-block';
import { SkeletonText } from '../../components/loading/skeleton-text';
import { blogPost } from '../../content/pages/blog-post';
import { pageGrid } from '../../theme/page-grid';
import { theme } from '../../theme/theme';

const { media, space, type } = theme;

const style = css(pageGrid, {
  // Keeps the footer below the window, so that it does not jump when the post loads.
  minHeight: '100vh',
  alignContent: 'start',
  rowGap: space.s36,
  paddingBlock: `${space.s72}px ${space.section}`,
  '.skeleton-title': { ...type.pageTitle, maxWidth: '62%' },
  '.skeleton-text': { maxWidth: 644 },
  [media.rail]: { '.skeleton-text': { marginInlineStart: '33.9%' } },
});

export const PostSkeleton = () => (
  <Skeleton what={blogPost.loading}>
    <div css={style}>
      <div className="skeleton-title">
        <SkeletonBlock height=".94em" />
      </div>
      <SkeletonBlock ratio="16 / 9" />
      <div className="skeleton-text">
        <SkeletonText lines={8} />
      </div>
    </div>
  </Skeleton>
);
