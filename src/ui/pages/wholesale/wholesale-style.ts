import { type CSSObject, css } from '@emotion/react';
import { PAPER_ABOVE_DUSK, pageGrid } from '../../theme/page-grid';
import { screenOnly } from '../../theme/print-label';
import { theme } from '../../theme/theme';
import { visuallyHidden } from '../../theme/visually-hidden';

const { colour, font, media, space, type } = theme;
const rule = `1px solid ${colour.line}`;

const labelAndValue: CSSObject = {
  display: 'grid',
  gridTemplateColumns: '6rem minmax(0, 1fr)',
  alignItems: 'baseline',
  paddingBlock: space.s4,
};

/**
 * Width of the first column on a phone, the same in both tables, so that their second columns
 * align.
 */
const FIRST_COLUMN = '44%';
const VALUES = `${FIRST_COLUMN} minmax(0, 1fr)`;

/**
 * Style of the title. The lead below it is part of the grid of the offer, so that the picture can
 * be beside the lead.
 */
export const titleStyle = css({
  paddingBlockEnd: space.s24,
  [media.medium]: { paddingBlockEnd: space.s44 },
});

/**
 * The offer starts at the left margin. From the `rail` breakpoint on, two pictures to its right
 * extend to the edge of the window.
 */
export const offerStyle = css(pageGrid, {
  paddingBlockEnd: space.section,
  rowGap: space.s56,
  '.offer-lead > p': {
    ...type.lead,
    maxWidth: '34ch',
    marginBlockEnd: space.s18,
    color: colour.lichen,
  },
  figcaption: {
    ...type.caption,
    marginBlockStart: space.s12,
    paddingInlineEnd: space.margin,
    textWrap: 'balance',
  },
  '.offer-oil > span': { marginInline: `calc(-1 * ${space.margin})`, aspectRatio: '4 / 5' },
  '.offer-resin': { display: 'none' },
  h2: { ...type.d3, marginBlockEnd: space.s12 },
  table: { width: '100%', tableLayout: 'fixed', borderCollapse: 'collapse', textAlign: 'start' },
  'th, td': {
    padding: `${space.s12}px ${space.s18}px ${space.s12}px 0`,
    textAlign: 'start',
    verticalAlign: 'baseline',
    fontSize: '.9375rem',
    lineHeight: 1.45,
  },
  'thead th': { ...type.small, fontWeight: 400, color: colour.lichen },
  'tbody tr': { borderBlock: rule },
  // Removes the line below the name of the goods, and the line above the facts that apply to all
  // formats.
  'tbody tr:first-of-type': { borderBlockEnd: 0 },
  '.goods-shared': { borderBlockStart: 0 },
  '.goods-shared > td': { paddingBlockStart: space.s8 },
  'tbody th': { fontWeight: 400, overflowWrap: 'anywhere' },
  // A row heading looks like body text. Only the name of the goods above their rows looks like a
  // heading.
  'tbody th[scope=row]': { ...type.body, fontWeight: 500 },
  // The first column has the same width in both tables, so that their second columns align.
  'thead th:first-of-type': { width: '34%' },
  // On a phone each row shows its unit, with labels and values below it.
  [media.belowMedium]: {
    'thead th:first-of-type': { width: FIRST_COLUMN },
    '.offer-formats': {
      'table, tbody': { display: 'block' },
      thead: visuallyHidden,
      tr: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        alignItems: 'baseline',
        paddingBlock: space.s12,
        borderBlockEnd: 0,
      },
      'tbody:last-of-type': { borderBlockEnd: rule },
      'th, td': { padding: 0 },
      '[data-label]': {
        ...labelAndValue,
        gridTemplateColumns: VALUES,
        gridColumn: '1 / -1',
        '&::before': { ...type.small, content: 'attr(data-label)', color: colour.lichen },
      },
      'td:has(a)': { gridArea: '1 / 2' },
      '.goods-shared > td': { gridColumn: '1 / -1' },
      '.goods-shared dl > div': { gridTemplateColumns: VALUES },
    },
  },
  '.offer-formats thead th:last-of-type': { width: '4rem', textAlign: 'end' },
  td: { overflowWrap: 'anywhere' },
  'td a': { whiteSpace: 'nowrap' },
  '.offer-note': { ...type.small, marginBlockStart: space.s12, color: colour.lichen },
  'tbody th[colspan]': { ...type.t1, paddingBlockStart: space.s24 },
  'tbody:first-of-type th[colspan]': { paddingBlockStart: space.s12 },
  'tr > :last-child': { paddingInlineEnd: 0 },
  'td:last-child:has(a)': { textAlign: 'end' },
  '.goods-shared dl > div': { ...type.small, ...labelAndValue, color: colour.lichen },
  'ol > li': {
    display: 'grid',
    gridTemplateColumns: '44px minmax(0, 1fr)',
    paddingBlock: space.s18,
    borderBlockStart: rule,
  },
  'ol > li:last-of-type': { borderBlockEnd: rule },
  '.step-number': {
    fontFamily: font.serif,
    fontStyle: 'italic',
    fontSize: '1.5rem',
    lineHeight: 1.1,
    color: colour.umber,
  },
  '.step-title': { fontWeight: 500 },
  '.step-text': { maxWidth: '58ch', color: colour.lichen },
  [media.medium]: {
    'thead th:first-of-type': { width: '12.5rem' },
    '.goods-shared dl > div': { gridTemplateColumns: '12.5rem minmax(0, 1fr)' },
    gridTemplateRows: 'auto 1fr',
    '.offer-lead, .offer-resin': { gridColumn: 'c 1 / c 8' },
    '.offer-resin': { display: 'block', gridRow: 2, alignSelf: 'end' },
    '.offer-resin > span': { aspectRatio: '4 / 3' },
    '.offer-resin img': { objectPosition: 'var(--focus, 50% 74%)' },
    '.offer-oil': { gridColumn: 'c 8 / full-end', gridRow: '1 / span 2' },
    '.offer-oil > span': { margin: 0 },
  },
  [media.rail]: {
    gridTemplateRows: 'repeat(3, auto) 1fr',
    rowGap: 'clamp(56px, 6.6vw, 96px)',
    '> *': { gridColumn: 'c 1 / c 9', paddingInlineEnd: space.s12 },
    '.offer-oil, .offer-resin': {
      gridColumn: 'c 9 / full-end',
      paddingInline: `${space.s36}px 0`,
    },
    '.offer-lead': { gridColumn: 'c 1 / c 9', alignSelf: 'start' },
    '.offer-oil': { gridRow: '1 / span 2' },
    '.offer-resin': { gridRow: '3 / span 2', alignSelf: 'start' },
    '.offer-resin > span': { aspectRatio: '4 / 5' },
    '.offer-resin img': { objectPosition: 'var(--focus, 50% 50%)' },
  },
  // Keeps a section on one printed page, so that no heading is alone at the end of a page.
  [media.print]: { section: { breakInside: 'avoid' } },
});

/**
 * The section with the form on a `sand` background. Below the heading is a drawing of a still that
 * distils oil.
 */
export const askStyle = css(pageGrid, {
  paddingBlock: space.section,
  // Extends the `sand` background to the landscape of the footer, without a strip of `paper`
  // between them.
  marginBlockEnd: `calc(-1 * ${PAPER_ABOVE_DUSK})`,
  background: colour.sand,
  rowGap: space.s44,
  ...screenOnly,
  h2: type.d2,
  '.ask-lead': {
    ...type.lead,
    maxWidth: '30ch',
    marginBlockStart: space.s18,
    color: colour.lichen,
  },
  '.ask-still': { display: 'none' },
  [media.medium]: {
    'h2 span': { display: 'block' },
    '.ask-lead': { marginBlockEnd: space.s44 },
    '.ask-words': {
      gridColumn: 'c 1 / c 6',
      display: 'flex',
      flexDirection: 'column',
      paddingInlineEnd: space.s18,
    },
    '.ask-form': { gridColumn: 'c 6 / end' },
    '.ask-still': {
      display: 'block',
      width: '100%',
      aspectRatio: '840 / 730',
      // Moves the drawing down, so that its ground is at the lower edge of the section.
      marginBlock: `auto calc(-1 * ${space.section})`,
      // Compensates for the empty space around the drawing in the file.
      translate: '-2.6% 1.5%',
    },
  },
  [media.rail]: { '.ask-form': { gridColumn: 'c 7 / end' } },
});
