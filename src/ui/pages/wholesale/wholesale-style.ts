import { css } from '@emotion/react';
import { pageGrid } from '../../theme/page-grid';
import { theme } from '../../theme/theme';
import { visuallyHidden } from '../../theme/visually-hidden';

const { colour, font, media, space, type } = theme;
const rule = `1px solid ${colour.line}`;

/** The picture bleeds left beside the table of formats and the three steps. */
export const offerStyle = css(pageGrid, {
  paddingBlockEnd: space.section,
  rowGap: space.s44,
  '.offer-plate': { gridColumn: 'full-start / c 4', margin: 0, alignSelf: 'start' },
  '.offer-plate figcaption': { marginBlockStart: space.s12, paddingInlineStart: space.margin },
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
    gridTemplateRows: 'auto 1fr',
    '.offer-plate': { gridColumn: 'full-start / c 6' },
    '.offer-words': {
      gridColumn: 'c 6 / end',
      gridRow: '1 / span 2',
      paddingInlineStart: space.s24,
    },
    '.documents': { gridColumn: 'c 1 / c 6' },
  },
  [media.rail]: { '.offer-words': { gridColumn: 'c 7 / end', paddingInlineStart: 0 } },
});

/** The sand section of the form, with the still drawn below its heading. */
export const askStyle = css(pageGrid, {
  paddingBlock: space.section,
  background: colour.sand,
  rowGap: space.s44,
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
    '.ask-words': { gridColumn: 'c 1 / c 6', display: 'flex', flexDirection: 'column' },
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
