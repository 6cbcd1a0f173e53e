import { css } from '@emotion/react';
import type { PostSummary } from '../../../domain/journal/blog-post';
import { PictureView } from '../../components/drawing/picture-view';
import { PostDrawing } from '../../components/drawing/post-drawing';
import { pageGrid } from '../../theme/page-grid';
import { theme } from '../../theme/theme';

const RATIO = '16 / 9';

// The picture bleeds right.
const style = css(pageGrid, {
  '& > *': { gridColumn: 'c 1 / full-end' },
  [theme.media.rail]: { '& > *': { gridColumn: 'c 2 / full-end', marginInlineStart: '4%' } },
});

/** The post's picture, or its engraving. */
export const LeadPicture = ({ post: { id, picture } }: { readonly post: PostSummary }) => (
  <div css={style}>
    {picture === null ? (
      <PostDrawing id={id} ratio={RATIO} />
    ) : (
      <PictureView
        picture={picture}
        ratio={RATIO}
        sizes="(min-width: 1000px) 85vw, 96vw"
        priority
      />
    )}
  </div>
);
