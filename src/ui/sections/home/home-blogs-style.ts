import { css } from '@emotion/react';
import { pageGrid, sectionTop } from '../../theme/page-grid';
import { paperSurface } from '../../theme/paper-surface';
import { theme } from '../../theme/theme';

const { media, size, space, type } = theme;

const BUTTON_ROOM = 240;

export const blogsStyle = css(pageGrid, sectionTop, {
  // Makes `100cqw` the window's width without its scroll bar.
  containerType: 'inline-size',
  '> a': { justifySelf: 'start', marginBlockStart: space.s18 },
  // The drawings load when the carousel is hydrated, which happens when it is near the viewport.
  '.carousel-slides:not([data-motion]) [aria-hidden]::before': { content: 'none' },
  [media.medium]: {
    // Places the link in front of the carousel, whose dots are in the same row.
    '> a': { justifySelf: 'end', position: 'relative', zIndex: 1 },
    // Places the button in the row of the dots, if there are dots.
    '.carousel-dots': { minHeight: size.control, maxWidth: `calc(100% - ${BUTTON_ROOM}px)` },
    '&:has(.carousel-dots) > a': { marginBlockStart: -size.control },
  },
  [media.blogPeek]: {
    // Extends the slides to the window's right edge.
    '.carousel-slides': {
      marginInlineEnd: 'calc((100% - 100cqw) / 2)',
      paddingInlineEnd: 0,
      // Places the slides in front of the page's decorative vertical line (`HomeThread`).
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

/**
 * Reserves two lines for the title and three for the text, so that loading posts shifts nothing.
 */
export const postSlideStyle = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '> *, &::before': { gridArea: '1 / 1' },
  '&::before': {
    content: '""',
    boxSizing: 'content-box',
    paddingBlockStart: '75%', // The picture's ratio is 4 to 3.
    height: `calc(${space.s18 + 2 * space.s8}px + ${height(1, type.caps)} + ${height(2, type.t1)} + ${height(3, type.body)})`,
  },
});
