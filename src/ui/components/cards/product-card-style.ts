import { css } from '@emotion/react';
import { theme } from '../../theme/theme';
import { cardStyle } from './card-style';
import { CARD_ROWS } from './product-grid';

const { colour, space, type } = theme;

export const productCardStyle = css(cardStyle, {
  display: 'grid',
  gridRow: `span ${CARD_ROWS - 1}`,
  gridTemplateRows: 'subgrid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '.card-stars': {
    ...type.small,
    display: 'flex',
    alignItems: 'center',
    minHeight: '1.5em',
    marginBlock: `14px ${space.s4 + 1}px`,
    color: colour.lichen,
  },
  'h2, h3, h4, .card-title': type.t2,
  'h2, h3, h4': { textWrap: 'balance' },
  '.card-words': {
    ...type.small,
    marginBlockStart: space.s8 - 2,
    color: colour.lichen,
    fontSize: '.9375rem',
  },
  '.card-price': { ...type.t2, marginBlockStart: space.s8 + 2 },
  '.card-no-price': type.caption,
});
