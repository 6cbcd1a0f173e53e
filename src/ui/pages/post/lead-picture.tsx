import { css } from '@emotion/react';
import type { PostSummary } from '../../../domain/journal/blog-post';
import { PlateCaption } from '../../components/drawings/plate-caption';
import { PostDrawing } from '../../components/drawings/post-drawing';
import { phoneSizes } from '../../components/pictures/phone-sizes';
import { PictureView } from '../../components/pictures/picture-view';
import { inItalics } from '../../components/text/in-italics';
import { pageGrid } from '../../theme/page-grid';
import { theme } from '../../theme/theme';

const RATIO = '16 / 9';

// The picture extends to the right edge of the window.
const style = css(pageGrid, {
  '& > *': { gridColumn: 'c 1 / full-end' },
  figcaption: { marginBlockStart: theme.space.s12 },
  [theme.media.belowMedium]: { '& > :not(figcaption)': { aspectRatio: '4 / 3' } },
  [theme.media.rail]: {
    '& > *': { gridColumn: 'c 2 / full-end', marginInlineStart: '4%' },
    figcaption: { marginInlineStart: '4%' },
  },
});

interface LeadPictureProps {
  readonly post: PostSummary;
  readonly caption: string | null;
}

/** The post's picture with its caption, or an engraving for a post without a picture. */
export const LeadPicture = ({ post: { id, picture }, caption }: LeadPictureProps) => (
  <figure css={style}>
    {picture === null ? (
      <PostDrawing id={id} ratio={RATIO} />
    ) : (
      <PictureView
        picture={picture}
        ratio={RATIO}
        sizes={`(min-width: 1000px) 85vw, ${phoneSizes(92)}`}
        priority="high"
      />
    )}
    {picture !== null && caption !== null && (
      <PlateCaption as="figcaption" number={1}>
        <bdi>{inItalics(caption)}</bdi>
      </PlateCaption>
    )}
  </figure>
);
