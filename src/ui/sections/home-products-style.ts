import { css } from '@emotion/react';
import { BREAKPOINTS, theme } from '../theme/theme';

const { space } = theme;

const between = `@media (min-width: ${BREAKPOINTS.medium}px) and (max-width: ${BREAKPOINTS.rail - 1}px)`;

/** Four products: two by two until there is room for one row. Fewer of them are not left in a corner. */
export const homeProductsStyle = css({
  '& ul > li': { marginBlockEnd: 0 },
  '& ul': { rowGap: 0 },
  '& ul > li:nth-of-type(n + 3)': { marginBlockStart: space.s44 },
  [between]: { '& ul': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  [theme.media.rail]: { '& ul > li:nth-of-type(n + 3)': { marginBlockStart: 0 } },
});
