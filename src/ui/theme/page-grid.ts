import type { CSSObject } from '@emotion/react';
import { printLabel } from './print-label';
import { theme } from './theme';

const { media, space } = theme;

const GAP_AND_MARGIN = `minmax(calc(${space.margin} - ${space.gutter}), 1fr)`;

/**
 * The page's columns, four on a phone and twelve from 768 px, between two margins that take the
 * remaining width. Grid lines: `c 6` is the start of column 6; `full-start` and `full-end` are the
 * edges of the window.
 */
export const pageColumns: CSSObject = {
  display: 'grid',
  gridTemplateColumns: `[full-start] ${GAP_AND_MARGIN} repeat(4, [c] minmax(0, 1000fr)) [c end] ${GAP_AND_MARGIN} [full-end]`,
  columnGap: space.gutter,
  '> *': { gridColumn: 'c 1 / end', minWidth: 0 },
  [media.medium]: {
    // In a window of 1440 px, twelve columns of 87.34 px and their gaps fill the content width.
    gridTemplateColumns: `[full-start] ${GAP_AND_MARGIN} repeat(12, [c] minmax(0, 87.34px)) [c end] ${GAP_AND_MARGIN} [full-end]`,
  },
};

/** The page's columns for a section. In print the children of the section are stacked. */
export const pageGrid: CSSObject = { ...printLabel('page-grid'), ...pageColumns };

/**
 * Space between the content of a page and the call to action in the footer. A page that ends with a
 * coloured section removes this space with a negative margin.
 */
export const PAPER_ABOVE_DUSK = 'clamp(44px, 6.6vw, 96px)';

/** Style that adds space above a section. The last section of a page also needs space below. */
export const sectionTop: CSSObject = {
  ...printLabel('section-top'),
  paddingBlockStart: space.section,
};
