import { css } from '@emotion/react';
import leaf from '../../../../art/svg/leaf.svg?url&no-inline';
import { lineDrawing } from '../../theme/line-drawing';
import { BREAKPOINTS, theme } from '../../theme/theme';

const { colour, media, space } = theme;

const between = `@media (min-width: ${BREAKPOINTS.medium}px) and (max-width: ${BREAKPOINTS.rail - 1}px)`;
const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

/** Returns the style of a leaf drawing in the grid column that a short list leaves empty. */
const drawingIn = (gridColumn: string) => ({
  ...lineDrawing(leaf, colour.bark),
  content: '""',
  gridColumn,
  gridRow: 'span 4',
  placeSelf: 'center',
  width: '46%',
  maxWidth: 180,
  aspectRatio: '250 / 496',
  transform: 'rotate(12deg)',
});

/**
 * A grid of four products: two columns, or one row where it fits. With fewer products a leaf
 * drawing fills the empty cells.
 */
export const homeProductsStyle = css({
  // Adds space between the rows, but not after the last one, for any number of rows.
  ul: { rowGap: 0, marginBlockEnd: -space.s44 },
  '& ul > li': { marginBlockEnd: space.s44 },
  '[data-count="1"] ul': columns(1),
  '[data-count="3"] ul::after': drawingIn('2'),
  [between]: {
    '& ul': columns(2),
    '[data-count="1"] ul::after': drawingIn('2'),
  },
  [media.rail]: {
    '[data-count="1"] ul, [data-count="2"] ul, [data-count="3"] ul': columns(3),
    '[data-count="1"] ul::after': drawingIn('2 / span 2'),
    '[data-count="2"] ul::after': drawingIn('3'),
    '[data-count="3"] ul::after': { content: 'none' },
  },
});
