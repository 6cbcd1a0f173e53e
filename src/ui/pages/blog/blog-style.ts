import { css } from '@emotion/react';
import { pageColumns, pageGrid } from '../../theme/page-grid';
import { theme } from '../../theme/theme';

const { motion, size, space } = theme;

export const blogStyle = css(pageGrid, {
  // What is in it keeps its own columns, from edge to edge.
  '.blog-results': {
    gridColumn: 'full-start / full-end',
    outline: 'none',
    // A page turned brings its first row under the header.
    scrollMarginBlockStart: size.header.scrolled + space.s24,
  },
  '.blog-results > div': { display: 'grid', gap: 'clamp(64px, 9.6vw, 138px)' },
  '.blog-pages': pageColumns,
  '.blog-pages:empty': { display: 'none' },
  '.blog-results[aria-busy=true] :is(ul, article, nav)': {
    opacity: 0.5,
    // An answer that is quick changes nothing but itself.
    transition: `opacity ${motion.control} 120ms`,
  },
});
