import type { CSSObject } from '@emotion/react';
import { theme } from './theme';

const { media, space } = theme;

const GAP_AND_MARGIN = `minmax(calc(${space.margin} - ${space.gutter}), 1fr)`;

/**
 * The page's columns, four on a phone and twelve from 768 px, between two margins that take what
 * is left: `c 6` is where column 6 starts, `full-start` and `full-end` are the window's edges.
 */
export const pageGrid: CSSObject = {
  display: 'grid',
  gridTemplateColumns: `[full-start] ${GAP_AND_MARGIN} repeat(4, [c] minmax(0, 1000fr)) [c end] ${GAP_AND_MARGIN} [full-end]`,
  columnGap: space.gutter,
  '> *': { gridColumn: 'c 1 / end', minWidth: 0 },
  [media.medium]: {
    // 87.34 px: a twelfth of 1440 px less the margins and gutters.
    gridTemplateColumns: `[full-start] ${GAP_AND_MARGIN} repeat(12, [c] minmax(0, 87.34px)) [c end] ${GAP_AND_MARGIN} [full-end]`,
  },
  // One below the other: what stands in rows of a grid breaks badly between two sheets.
  [media.print]: { display: 'block', '> * + *': { marginBlockStart: `${space.s18}px !important` } },
};

/** Columns where paper has room for them, as `pageGrid` names them; the sheet has its own margins. */
export const paperGrid: CSSObject = {
  display: 'grid',
  gridTemplateColumns: 'repeat(12, [c] minmax(0, 1fr)) [c end]',
  columnGap: space.s18,
  '> * + *': { marginBlockStart: '0 !important' },
};

/** Between a page and the call to action at dusk; a page that ends on a ground of its own takes it back. */
export const PAPER_ABOVE_DUSK = 'clamp(44px, 6.6vw, 96px)';

/** The air above a section; the last one's foot is its own. */
export const sectionTop: CSSObject = {
  paddingBlockStart: space.section,
  [media.print]: { paddingBlockStart: space.s24 },
};
