import { css } from '@emotion/react';
import { pageColumns, pageGrid } from '../../theme/page-grid';
import { theme } from '../../theme/theme';

const { motion, size, space } = theme;

export const blogStyle = css(pageGrid, {
  // The results extend to the edges of the window. Their children use the page's columns.
  '.blog-results': {
    gridColumn: 'full-start / full-end',
    outline: 'none',
    // Keeps the first row below the sticky header when a change of page scrolls to it.
    scrollMarginBlockStart: size.header.scrolled + space.s24,
  },
  '.blog-results > div': { display: 'grid', gap: 'clamp(64px, 9.6vw, 138px)' },
  '.blog-pages': pageColumns,
  '.blog-pages:empty': { display: 'none' },
  '.blog-results[aria-busy=true] :is(ul, article, nav)': {
    opacity: 0.5,
    // The delay keeps a fast response from dimming the list.
    transition: `opacity ${motion.control} 120ms`,
  },
});
