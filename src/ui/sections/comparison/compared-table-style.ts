import { css } from '@emotion/react';
import { theme } from '../../theme/theme';

const { colour, media, space, type } = theme;

/**
 * The table of the comparison. The row headings are between the columns when there are two
 * products, on the left when there are three, and above each row on a phone.
 */
export const comparedTableStyle = css({
  gridColumn: 'c 1 / end',
  'table, thead, tbody': { display: 'block' },
  tr: {
    display: 'grid',
    gridTemplateColumns: 'repeat(var(--compared), minmax(0, 1fr))',
    columnGap: 26,
    alignItems: 'baseline',
    paddingBlock: space.s12,
    borderBlockEnd: `1px solid ${colour.line}`,
  },
  'tr:last-of-type': { borderBlockEnd: 0 },
  'th, td': { padding: 0, fontWeight: 400, textAlign: 'start' },
  td: { ...type.body, fontSize: '1.0625rem', lineHeight: 1.45, textWrap: 'pretty' },
  'th[scope=row]': { ...type.caption, gridColumn: '1 / -1', color: colour.umber },
  '.told-not': { color: colour.lichen },
  '.price-figure': {
    ...type.t1,
    fontSize: 'clamp(1.625rem, 1.2rem + 1.6vw, 2.5rem)',
    lineHeight: 1.1,
    fontVariantNumeric: 'lining-nums',
  },
  '&[data-count="2"]': { '--compared': 2 },
  '&[data-count="3"]': { '--compared': 3 },
  [media.belowMedium]: {
    'th[scope=row]': { marginBlockEnd: space.s4 },
    '&[data-count="3"]': {
      overflowX: 'auto',
      marginInlineEnd: `calc(-1 * ${space.margin})`,
      overscrollBehaviorX: 'contain',
      tr: { gridTemplateColumns: 'repeat(3, 210px)', columnGap: 14, width: 'max-content' },
      'th[scope=row]': { position: 'sticky', insetInlineStart: 0, justifySelf: 'start' },
    },
  },
  [media.medium]: {
    '&[data-count="2"]': {
      tr: { gridTemplateColumns: '1fr var(--spine) 1fr', columnGap: 0 },
      // Keeps a long row heading away from the cells beside it.
      'th[scope=row]': { gridColumn: 2, gridRow: 1, paddingInline: space.s8, textAlign: 'center' },
      'td:nth-of-type(1)': { gridColumn: 1, textAlign: 'end' },
      'td:nth-of-type(2)': { gridColumn: 3 },
      '.compared-price': {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'baseline',
        columnGap: space.s18,
      },
      // Moves the left price next to the middle column; the right price is there already.
      'td:nth-of-type(1) .compared-price': { justifyContent: 'end' },
    },
    '&[data-count="3"] tr': {
      gridTemplateColumns: 'minmax(6.5rem, 1.9fr) repeat(3, minmax(0, 3fr))',
      columnGap: space.gutter,
    },
    '&[data-count="3"] th[scope=row]': { gridColumn: 1 },
  },
});
