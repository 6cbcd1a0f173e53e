import { css } from '@emotion/react';
import leaf from '../../../../../art/svg/leaf.svg?url&no-inline';
import { lineDrawing } from '../../../theme/line-drawing';
import { theme } from '../../../theme/theme';

const { colour, media, space } = theme;

/**
 * Three products: a tall card, an empty column and two small cards, the first of which is lower.
 * With only two products, the second card is also lower. A single card has a leaf drawing beside
 * it.
 */
export const featuredStyle = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  columnGap: space.gutter,
  rowGap: space.s44,
  li: { gridColumn: '1 / -1', minWidth: 0 },
  [media.belowMedium]: {
    'li:nth-of-type(2)': { gridColumn: '1 / span 9' },
    'li:nth-of-type(3), &[data-count="2"] li:nth-of-type(2)': { gridColumn: '4 / -1' },
  },
  [media.print]: { '& li:nth-of-type(n)': { gridColumn: 'span 4' } },
  [media.medium]: {
    alignItems: 'start',
    // Uses columns of equal width until the window is wide enough for the unequal layout.
    'li:nth-of-type(n)': { gridColumn: 'span 4' },
    'li:nth-of-type(2)': { marginBlockStart: space.s72 },
    '&[data-count="2"] li:nth-of-type(2)': { gridColumn: '7 / span 4' },
    '&[data-count="1"]::after': {
      ...lineDrawing(leaf, colour.bark),
      content: '""',
      gridColumn: '8 / span 4',
      alignSelf: 'center',
      aspectRatio: '250 / 496',
      maxHeight: 560,
      transform: 'rotate(12deg)',
    },
  },
  [media.rail]: {
    'li:nth-of-type(1)': { gridColumn: '1 / span 5' },
    'li:nth-of-type(2)': {
      gridColumn: '7 / span 3',
      marginBlockStart: 'clamp(72px, 10.4vw, 150px)',
    },
    'li:nth-of-type(3)': { gridColumn: '10 / span 3' },
    '&[data-count="2"] li:nth-of-type(2)': { gridColumn: '9 / span 4' },
  },
});
