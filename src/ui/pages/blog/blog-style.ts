import { css } from '@emotion/react';
import { pageGrid } from '../../theme/page-grid';
import { theme } from '../../theme/theme';

const { media, motion, size, space } = theme;

export const blogStyle = css(pageGrid, {
  // What is in it keeps its own columns, from edge to edge.
  '.blog-results': {
    gridColumn: 'full-start / full-end',
    outline: 'none',
    // A page turned brings its first row under the header.
    scrollMarginBlockStart: size.header.scrolled + space.s24,
  },
  '.blog-results > div': { display: 'grid', gap: 'clamp(64px, 9.6vw, 138px)' },
  [media.print]: {
    '.blog-results > div': { display: 'block' },
    '.blog-results > div > * + *': { marginBlockStart: space.s36 },
  },
  '.blog-pages': pageGrid,
  '.blog-pages:empty': { display: 'none' },
  '.blog-results[aria-busy=true] :is(ul, article, nav)': {
    opacity: 0.5,
    // An answer that is quick changes nothing but itself.
    transition: `opacity ${motion.control} 120ms`,
  },
});
