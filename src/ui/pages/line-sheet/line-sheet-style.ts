import { css } from '@emotion/react';
import { pageGrid } from '../../theme/page-grid';
import { theme } from '../../theme/theme';

const { colour, media, size, space, type } = theme;
const rule = `1px solid ${colour.line}`;

/** For phones only. Unlike `media.belowMedium` it does not match print, which keeps the table. */
const onPhones = media.belowMedium.replace('@media', '@media screen and');

export const headStyle = css(pageGrid, {
  paddingBlock: `${space.s12}px ${space.s44}px`,
  rowGap: space.s18,
  h1: { ...type.d2, textWrap: 'balance' },
  '.sheet-date': { ...type.lead, color: colour.lichen },
  '.sheet-actions': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space.s8}px ${space.s28}px`,
  },
  '.sheet-file': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: size.target,
    color: colour.umber,
    textUnderlineOffset: 6,
  },
  [media.print]: { paddingBlock: 0, '.sheet-file': { display: 'none' } },
});

export const sheetStyle = css(pageGrid, {
  paddingBlockEnd: space.section,
  rowGap: space.s44,
  table: { width: '100%', borderCollapse: 'collapse', textAlign: 'start' },
  'th, td': {
    padding: `${space.s12}px 0 ${space.s12}px ${space.s18}px`,
    textAlign: 'start',
    verticalAlign: 'middle',
    fontWeight: 400,
  },
  'thead th': { ...type.small, color: colour.lichen, verticalAlign: 'baseline' },
  'tbody tr': { borderBlock: rule },
  'tbody th': { ...type.t2, overflowWrap: 'anywhere' },
  'thead th:nth-of-type(n + 2)': { textAlign: 'end', whiteSpace: 'nowrap' },
  'td:nth-of-type(n + 2)': { textAlign: 'end' },
  '.sheet-picture': { width: 72, paddingInlineStart: 0 },
  td: { fontVariantNumeric: 'lining-nums tabular-nums' },
  'td a': {
    display: 'inline-flex',
    flexWrap: 'wrap',
    justifyContent: 'end',
    alignItems: 'center',
    minHeight: size.target,
    whiteSpace: 'nowrap',
    textDecoration: 'underline',
    textDecorationColor: colour.bark,
    textUnderlineOffset: 6,
    [media.hover]: { '&:hover': { color: colour.umber } },
  },
  '.sheet-none': { color: colour.lichen },
  '.sheet-more': { ...type.small, marginBlockStart: space.s12, color: colour.lichen },
  [onPhones]: {
    'table, tbody': { display: 'block' },
    thead: { display: 'none' },
    tr: {
      display: 'grid',
      gridTemplateColumns: '72px minmax(0, 1fr) auto',
      columnGap: space.s18,
      alignItems: 'baseline',
      paddingBlock: space.s12,
    },
    'th, td': { padding: 0 },
    '.sheet-picture': { gridRow: '1 / 6', alignSelf: 'start' },
    'tbody th': { gridColumn: '2 / -1', paddingBlockEnd: space.s4 },
    'td[data-label]': {
      gridColumn: '2 / -1',
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
    },
    '[data-label]::before': { ...type.small, content: 'attr(data-label)', color: colour.lichen },
    'td:has(.sheet-none)': { display: 'none' },
  },
  h2: { ...type.t1, marginBlockEnd: space.s18 },
  '.sheet-terms dl > div': {
    display: 'grid',
    gridTemplateColumns: '7rem minmax(0, 1fr)',
    columnGap: space.s18,
    alignItems: 'baseline',
    paddingBlock: space.s12,
    borderBlockStart: rule,
  },
  dt: { ...type.small, color: colour.lichen },
  dd: { minWidth: 0, overflowWrap: 'anywhere' },
  address: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    fontStyle: 'normal',
    whiteSpace: 'pre-line',
  },
  'address a': { display: 'flex', alignItems: 'center', minHeight: size.target },
  [media.medium]: {
    '.sheet-terms': { gridColumn: 'c 1 / c 10' },
    'address a': { minHeight: 0 },
  },
  // Two sheets of A4 or Letter hold `LINE_SHEET_ROWS` rows of this height.
  [media.print]: {
    paddingBlockEnd: 0,
    table: { breakInside: 'auto' },
    tr: { breakInside: 'avoid' },
    'th, td': { paddingBlock: 3, lineHeight: 1.2 },
    'tbody th': { fontSize: '1.1875rem' },
    // Cuts off a longer name, which would make the row higher than its picture.
    'tbody th span': {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      overflow: 'hidden',
    },
    '.sheet-picture': { width: '12mm' },
    'td a': { minHeight: 0, textDecoration: 'none' },
    '.sheet-terms': { breakInside: 'avoid' },
    '.sheet-terms dl > div': { paddingBlock: 4 },
    h2: { marginBlockEnd: space.s4 },
    'address a': { minHeight: 0 },
  },
});
