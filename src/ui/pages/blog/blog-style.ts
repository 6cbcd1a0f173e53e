import { css } from '@emotion/react';
import { pageColumns, pageGrid } from '../../theme/page-grid';
import { theme } from '../../theme/theme';

const { motion, size, space } = theme;

export const blogStyle = css(pageGrid, {
  // Full width, because its content has its own columns.
  '.blog-results': {
    gridColumn: 'full-start / full-end',
    outline: 'none',
    // After a change of page, the first row scrolls to just below the header.
    scrollMarginBlockStart: size.header.scrolled + space.s24,
  },
  '.blog-results > div': { display: 'grid', gap: 'clamp(64px, 9.6vw, 138px)' },
  '.blog-pages': pageColumns,
  '.blog-pages:empty': { display: 'none' },
  '.blog-results[aria-busy=true] :is(ul, article, nav)': {
    opacity: 0.5,
    // A delay, so that a fast response does not dim the list.
    transition: `opacity ${motion.control} 120ms`,
  },
});
