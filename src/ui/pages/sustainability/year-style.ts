import { css } from '@emotion/react';
import { pageGrid } from '../../theme/page-grid';
import { theme } from '../../theme/theme';

const { colour, media, space, type } = theme;
const rule = `1px solid ${colour.lineOnDark}`;

/**
 * The year on a `forest` background: a text and a list on the left, and beside them, in wide
 * windows, a circular drawing of the year (`YearWheel`).
 */
export const yearStyle = css(pageGrid, {
  paddingBlock: space.section,
  background: colour.forest,
  color: colour.paper,
  '--ring': colour.honey,
  rowGap: space.s44,
  h2: type.d2,
  'h2 span': { display: 'block' },
  '.year-lead': { ...type.lead, maxWidth: '34ch', marginBlockStart: space.s18, color: colour.sage },
  dl: { display: 'grid', columnGap: space.gutter, margin: 0, borderBlockEnd: rule },
  'dl > div': { paddingBlock: `${space.s18}px ${space.s24}px`, borderBlockStart: rule },
  // The Somali name (`i`) is in italics, the weather (`em`) is not.
  dt: {
    ...type.t2,
    marginBlockEnd: space.s4,
    em: { fontSize: 'inherit', fontStyle: 'normal', color: colour.honey },
  },
  'dt svg': { display: 'inline-block', marginInlineStart: space.s12, color: colour.honey },
  dd: { ...type.small, fontSize: '.9375rem', margin: 0, textWrap: 'pretty', color: colour.sage },
  '.year-footnote': { ...type.small, color: colour.sage },
  // Separates this section from the dark (`ink`) background directly above it.
  [media.belowMedium]: { borderBlockStart: rule },
  [media.medium]: { dl: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  [media.large]: {
    gridTemplateRows: 'auto auto 1fr',
    '.year-words, dl, .year-footnote': { gridColumn: 'c 1 / c 6' },
    '.year-wheel': { gridColumn: 'c 6 / end', gridRow: '1 / 4', alignSelf: 'center' },
  },
});
