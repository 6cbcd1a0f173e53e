import { css } from '@emotion/react';
import { pageGrid, sectionTop } from '../../theme/page-grid';
import { paperSurface } from '../../theme/paper-surface';
import { theme } from '../../theme/theme';

const { media, size, space, type } = theme;

const BUTTON_ROOM = 240;

export const blogsStyle = css(pageGrid, sectionTop, {
  // For `cqw`: the window's width without its scroll bar.
  containerType: 'inline-size',
  '> a': { justifySelf: 'start', marginBlockStart: space.s18 },
  // Drawings are fetched when the slides can be moved: when somebody is near.
  '.carousel-slides:not([data-motion]) [aria-hidden]::before': { content: 'none' },
  [media.medium]: {
    // Above the carousel's row, which it stands in.
    '> a': { justifySelf: 'end', position: 'relative', zIndex: 1 },
    // The button stands in the row of the dots, where there is one.
    '.carousel-dots': { minHeight: size.control, maxWidth: `calc(100% - ${BUTTON_ROOM}px)` },
    '&:has(.carousel-dots) > a': { marginBlockStart: -size.control },
  },
  [media.blogPeek]: {
    // The slides run out of the window's right edge.
    '.carousel-slides': {
      marginInlineEnd: 'calc((100% - 100cqw) / 2)',
      paddingInlineEnd: 0,
      // The thread of the page passes behind them.
      position: 'relative',
      zIndex: 2,
      ...paperSurface,
    },
  },
});

interface Lines {
  readonly fontSize: string;
  readonly lineHeight: number;
}

const height = (lines: number, { fontSize, lineHeight }: Lines) =>
  `${lines * lineHeight} * ${fontSize}`;

/** Room for a title of two lines and three of words, so that the posts move nothing below. */
export const postSlideStyle = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '> *, &::before': { gridArea: '1 / 1' },
  '&::before': {
    content: '""',
    boxSizing: 'content-box',
    paddingBlockStart: '75%', // The picture, 4 to 3.
    height: `calc(${space.s18 + 2 * space.s8}px + ${height(1, type.caps)} + ${height(2, type.t1)} + ${height(3, type.body)})`,
  },
});
