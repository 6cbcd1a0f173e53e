import { css } from '@emotion/react';
import { theme } from '../../theme/theme';
import { CARD_ROWS } from './product-grid';

const { colour, media, motion, space, type } = theme;

const LIT = '& :is(h2, h3, h4)';

export const productCardStyle = css({
  display: 'grid',
  gridRow: `span ${CARD_ROWS}`,
  gridTemplateRows: 'subgrid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  color: 'inherit',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  // Kept when nobody has rated it, so that its title stays level with its neighbours'.
  '.card-stars': {
    ...type.small,
    display: 'flex',
    alignItems: 'center',
    minHeight: '1.5em',
    marginBlock: `14px ${space.s4 + 1}px`,
  },
  'h2, h3, h4, .card-title': type.t2,
  'h2, h3, h4': {
    textWrap: 'balance',
    // A title gone wild keeps its card in the row.
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 6,
    overflow: 'hidden',
    transition: `color ${motion.colour}`,
  },
  '.card-words': {
    ...type.small,
    marginBlockStart: space.s8 - 2,
    color: colour.lichen,
    fontSize: '.9375rem',
  },
  '.card-price': { ...type.t2, marginBlockStart: space.s8 + 2 },
  '.card-no-price': type.caption,
  img: { transition: `transform ${motion.reveal} ${motion.ease}` },
  [media.hover]: {
    '&:hover img': { transform: 'scale(1.03)' },
    '&:hover': { [LIT]: { color: colour.umber } },
  },
  '&:active': { [LIT]: { color: colour.umber } },
});
