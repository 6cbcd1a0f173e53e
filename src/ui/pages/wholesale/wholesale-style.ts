import { css } from '@emotion/react';
import { notOnPaper } from '../../theme/on-paper';
import { PAPER_ABOVE_DUSK, pageGrid } from '../../theme/page-grid';
import { theme } from '../../theme/theme';
import { visuallyHidden } from '../../theme/visually-hidden';

const { colour, font, media, space, type } = theme;
const rule = `1px solid ${colour.line}`;

/** The lead below it belongs to the grid of the offer: the picture rises beside it. */
export const titleStyle = css({
  paddingBlockEnd: space.s24,
  [media.medium]: { paddingBlockEnd: space.s44 },
});

/** The picture bleeds left beside the lead, the table of formats and the three steps. */
export const offerStyle = css(pageGrid, {
  paddingBlockEnd: space.section,
  rowGap: space.s44,
  '.offer-lead': { ...type.lead, maxWidth: '34ch', color: colour.lichen },
  '.offer-plate': { margin: 0, alignSelf: 'start' },
  '.offer-plate figcaption': { marginBlockStart: space.s12 },
  '.offer-words': { display: 'grid', gap: space.s56, alignContent: 'start' },
  h2: { ...type.d3, marginBlockEnd: space.s18 },
  table: { width: '100%', borderCollapse: 'collapse', textAlign: 'start' },
  'th, td': {
    padding: `${space.s12}px ${space.s12}px ${space.s12}px 0`,
    textAlign: 'start',
    verticalAlign: 'baseline',
  },
  'thead th': { ...type.small, fontWeight: 400, color: colour.lichen },
  'tbody tr': { borderBlockStart: rule },
  'tbody th': { ...type.t2, fontWeight: 400, whiteSpace: 'nowrap' },
  // Too narrow for three columns of such letters: each row becomes a paragraph.
  '.offer-formats': { containerType: 'inline-size' },
  '@container (max-width: 19rem)': {
    'table, tbody, tr, th, td': { display: 'block' },
    thead: visuallyHidden,
    'tbody tr': { paddingBlock: space.s12 },
    'tbody :is(th, td)': { padding: 0 },
  },
  '.offer-note': { ...type.small, marginBlockStart: space.s12, color: colour.lichen },
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
  '.step-text': { color: colour.lichen },
  '.documents li': {
    display: 'flex',
    gap: space.s12,
    paddingBlock: space.s4,
    svg: { flex: 'none', marginBlockStart: 8 },
  },
  '.documents p': { marginBlockEnd: space.s12 },
  [media.medium]: {
    gridTemplateRows: 'auto auto 1fr',
    '.offer-plate': { gridColumn: 'full-start / c 6' },
    '.offer-plate figcaption': { paddingInlineStart: space.margin },
    '.offer-words': {
      gridColumn: 'c 6 / end',
      gridRow: '2 / span 2',
      paddingInlineStart: space.s24,
    },
    '.documents': { gridColumn: 'c 1 / c 6' },
  },
  [media.rail]: {
    '.offer-plate': { gridRow: '1 / span 2', marginBlockStart: space.s28 },
    '.offer-lead': { gridColumn: 'c 8 / end', gridRow: 1 },
    '.offer-words': { gridColumn: 'c 7 / end', paddingInlineStart: 0 },
  },
  // From here the picture is about as tall as the words beside it.
  [media.navigation]: {
    gridTemplateRows: 'auto 1fr auto',
    '.offer-words': { gridRow: 2 },
    // A row of their own on the same grid: what they are at the left, the list at the right.
    '.documents': { gridColumn: 'c 1 / end', display: 'grid', gridTemplateColumns: 'subgrid' },
    '.documents > div': { gridColumn: '1 / span 5' },
    '.documents > ul': { gridColumn: '7 / -1' },
  },
});

/** The sand section of the form, with the still drawn below its heading. */
export const askStyle = css(pageGrid, {
  paddingBlock: space.section,
  // Sand down to the dusk, with no strip of paper between them.
  marginBlockEnd: `calc(-1 * ${PAPER_ABOVE_DUSK})`,
  background: colour.sand,
  rowGap: space.s44,
  ...notOnPaper,
  h2: type.d2,
  'h2 span': { display: 'block' },
  '.ask-lead': {
    ...type.lead,
    maxWidth: '30ch',
    marginBlockStart: space.s18,
    color: colour.lichen,
  },
  '.ask-still': { display: 'none' },
  [media.medium]: {
    '.ask-words': { gridColumn: 'c 1 / c 6', paddingInlineEnd: space.s18 },
    '.ask-form': { gridColumn: 'c 6 / end' },
  },
  [media.rail]: {
    '.ask-words': { display: 'flex', flexDirection: 'column' },
    '.ask-form': { gridColumn: 'c 7 / end' },
    '.ask-still': {
      display: 'block',
      width: '100%',
      aspectRatio: '840 / 730',
      // On the ground line where the section ends.
      marginBlock: `auto calc(-1 * ${space.section})`,
      paddingBlockStart: space.s44,
    },
  },
});
