import type { CSSObject } from '@emotion/react';
import { pageColumns } from '../../theme/page-grid';
import { BREAKPOINTS, theme } from '../../theme/theme';

const { colour, media, space, type } = theme;

/** How far each column is below the previous one, in CSS pixels, like the steps of terraces. */
const STEP = 56;
/** How far the background of a column extends to the left of its text. */
const LEAD = 'clamp(20px, 2.5vw, 36px)';
const rule = `1px solid ${colour.lineOnDark}`;
const isWide = media.large;
const isMedium = `@media (min-width: ${BREAKPOINTS.medium}px) and (max-width: ${BREAKPOINTS.large - 1}px)`;

const COLUMNS = ['full-start / c 4', 'c 4 / c 7', 'c 7 / c 10', 'c 10 / full-end'] as const;

/**
 * Returns the style of one of the four columns. Its background reaches to the next column. Its text
 * is aligned with the columns of the product cards.
 */
const terrace = (place: number): CSSObject => ({
  gridColumn: COLUMNS[place],
  marginBlockStart: STEP * place,
  background: colour.terraces[place],
  ...(place > 0 && { marginInlineStart: `calc(-1 * ${LEAD})`, paddingInlineStart: LEAD }),
  ...(place < 3 && { marginInlineEnd: `calc(${LEAD} - ${space.gutter})` }),
});

/**
 * A list whose layout depends on the window's width: rows with hairlines, two columns, or four
 * columns like terraces, each lower and lighter than the previous one.
 */
export const terracesStyle: CSSObject = {
  marginBlockStart: 'clamp(44px, 5vw, 56px)',
  paddingInline: space.margin,
  h3: { ...type.t1, fontSize: 'clamp(1.5rem, .3rem + 2.1vw, 2rem)' },
  p: { marginBlockStart: space.s8, color: colour.lightSage },
  '.band-icon': { display: 'block', width: 56, height: 56 },
  li: {
    display: 'grid',
    gridTemplateColumns: '56px minmax(0, 1fr)',
    columnGap: space.s44,
    alignContent: 'start',
    paddingBlock: space.s28,
    borderBlockStart: rule,
  },
  [isMedium]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    li: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      rowGap: space.s36,
      paddingBlock: `${space.s36}px ${space.s56}px`,
    },
    'li:nth-of-type(odd)': { paddingInlineEnd: space.s36, borderInlineEnd: rule },
    'li:nth-of-type(even)': { paddingInlineStart: space.s36 },
    '.band-icon': { width: 68, height: 68 },
  },
  [isWide]: {
    ...pageColumns,
    ...(pageColumns[media.medium] as CSSObject),
    paddingInline: 0,
    li: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      columnGap: space.gutter,
      rowGap: space.s56,
      paddingInlineEnd: space.s12,
      paddingBlock: `${space.s56}px 80px`,
      borderBlockStart: 0,
    },
    'li:nth-of-type(1)': {
      ...terrace(0),
      gridTemplateColumns: 'subgrid',
      '> *': { gridColumn: 'c 1 / -1' },
    },
    'li:nth-of-type(2)': terrace(1),
    'li:nth-of-type(3)': terrace(2),
    'li:nth-of-type(4)': {
      ...terrace(3),
      gridTemplateColumns: 'subgrid',
      '> *': { gridColumn: 'c 1 / c 4' },
    },
    '.band-icon': { width: 104, height: 104, marginInlineStart: -9 },
  },
};
