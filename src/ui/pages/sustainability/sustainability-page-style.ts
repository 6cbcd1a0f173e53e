import { css } from '@emotion/react';
import { pageGrid } from '../../theme/page-grid';
import { theme } from '../../theme/theme';

const { colour, font, media, space, type } = theme;
const rule = `1px solid ${colour.line}`;

/** The title on a `forest` background, with the branch in `honey` on the right. */
export const titleStyle = css(pageGrid, {
  position: 'relative',
  overflow: 'hidden',
  paddingBlock: `${space.s12}px ${space.s72}px`,
  background: colour.forest,
  color: colour.paper,
  'nav a': { color: colour.sage, textDecorationColor: colour.lineOnDark },
  'nav a:focus-visible': { outlineColor: colour.honey },
  [media.hover]: { 'nav a:hover': { color: colour.honey } },
  h1: { ...type.d1, position: 'relative', marginBlockStart: space.s36 },
  'h1 span': { display: 'block' },
  '.title-lead': {
    ...type.lead,
    position: 'relative',
    maxWidth: '30ch',
    marginBlockStart: space.s24,
    color: colour.sage,
  },
  '.title-branch': {
    gridColumn: 'full-start / full-end',
    aspectRatio: '968 / 1004',
    marginBlockStart: space.s36,
    marginInline: '10% -24%',
    marginBlockEnd: '-24%',
  },
  [media.medium]: {
    // These values place the trunk at the section's lower edge, with the cut in its bark and the
    // drops of resin visible.
    minHeight: 'min(50vw, 720px)',
    alignContent: 'start',
    paddingBlockEnd: space.section,
    '.title-branch': {
      position: 'absolute',
      insetBlockEnd: 'max(-4.8vw, -69px)',
      insetInlineEnd: 0,
      width: 'min(51vw, 734px)',
      margin: '0 -9% 0 0',
    },
  },
});

/** Rows between lines, each with a number, a drawing, a text and details. */
export const rowsStyle = css(pageGrid, {
  paddingBlock: space.section,
  ol: { borderBlockStart: rule },
  'ol > li': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: `${space.s12}px ${space.s24}px`,
    paddingBlock: space.s44,
    borderBlockEnd: rule,
    scrollMarginBlockStart: 90,
  },
  '.row-number': {
    fontFamily: font.serif,
    fontSize: '1.5rem',
    fontStyle: 'italic',
    color: colour.umber,
  },
  // Keeps the lines as fine as those of the engravings, although the icon is large.
  '.row-icon': { '--fine': 0.8, width: 84, aspectRatio: '1' },
  'ol > li > div, .row-detail': { gridColumn: '1 / -1' },
  h2: type.d3,
  '.row-text': { ...type.lead, marginBlockStart: space.s12 },
  '.row-detail': { ...type.body, maxWidth: '62ch', color: colour.lichen },
  [media.medium]: {
    'ol > li': {
      gridTemplateColumns: '28px 104px minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
      alignItems: 'stretch',
      columnGap: space.s36,
      rowGap: space.s18,
    },
    '.row-number': { gridColumn: 1, gridRow: '1 / span 2' },
    '.row-icon': { width: 104, gridColumn: 2, gridRow: '1 / span 2' },
    'ol > li > div': { gridColumn: 3, gridRow: 1 },
    '.row-number, .row-icon': { alignSelf: 'start' },
    '.row-detail': { gridColumn: 3, gridRow: 2 },
  },
  [media.large]: {
    'ol > li': {
      gridTemplateColumns: '44px 120px minmax(0, 1fr) minmax(0, .9fr)',
      columnGap: space.s44,
      paddingBlock: space.s56,
    },
    '.row-icon': { width: 120 },
    // Aligns the first line with the heading's large letters.
    '.row-detail': { gridColumn: 4, gridRow: '1 / span 2', paddingBlockStart: space.s12 },
  },
});

/** Findings of researchers and reporters, in two columns on a `sand` background. */
export const findingsStyle = css(pageGrid, {
  paddingBlock: space.section,
  background: colour.sand,
  rowGap: space.s56,
  h2: { ...type.d3, marginBlockEnd: space.s18 },
  'p + p': { marginBlockStart: space.s12 },
  section: { maxWidth: '58ch' },
  '.sources + p': { marginBlockStart: space.s12 },
  [media.medium]: {
    // In a window of this width the headings are side by side. The size keeps each on one line.
    h2: { fontSize: '2rem' },
    'section:first-of-type': { gridColumn: 'c 1 / c 7', paddingInlineEnd: space.s28 },
    'section:last-of-type': { gridColumn: 'c 7 / end' },
  },
  [media.rail]: { h2: type.d3 },
});

/**
 * The closing text, beside a picture of a copper pot still, which extends to the left edge of wide
 * windows.
 */
export const askUsStyle = css(pageGrid, {
  paddingBlockStart: space.section,
  rowGap: space.s36,
  // The line breaks of the heading are fixed. At this size its first line fills the column.
  h2: { ...type.d2, fontSize: 'clamp(2.5rem, .6rem + 5vw, 5.25rem)' },
  'h2 span': { display: 'block' },
  '.ask-words p': {
    ...type.lead,
    maxWidth: '34ch',
    marginBlock: `${space.s18}px ${space.s28}px`,
    color: colour.lichen,
  },
  figcaption: { ...type.caption, marginBlockStart: space.s12 },
  [media.medium]: {
    alignItems: 'center',
    // Keeps the caption inside the page's margin, although its picture extends to the edge of the
    // window.
    figcaption: { paddingInlineStart: space.margin },
    '.ask-picture': { gridColumn: 'full-start / c 6' },
    '.ask-words': { gridColumn: 'c 7 / end' },
  },
  [media.large]: {
    '.ask-picture': { gridColumn: 'full-start / c 7' },
    '.ask-words': { gridColumn: 'c 8 / end' },
  },
});
