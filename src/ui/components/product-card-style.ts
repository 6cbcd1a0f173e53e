import { css } from '@emotion/react';
import { theme } from '../theme/theme';
import { CARD_ROWS } from './product-grid';

const { colour, media, motion, space, type } = theme;

export const productCardStyle = css({
  display: 'grid',
  gridRow: `span ${CARD_ROWS}`,
  gridTemplateRows: 'subgrid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  color: 'inherit',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  // Kept when nobody has rated it, so that its title stays level with its neighbours'.
  '.card-stars': { minHeight: 21, marginBlockStart: 14 },
  'h2, h3, .card-title': {
    ...type.t2,
    marginBlockStart: space.s8,
    textWrap: 'balance',
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 4,
    overflow: 'hidden',
  },
  '.card-words': { ...type.small, marginBlockStart: 6, color: colour.lichen },
  '.card-price': { ...type.t2, marginBlockStart: space.s12 },
  '.card-no-price': { ...type.caption, marginBlockStart: space.s12 },
  img: { transition: `transform ${motion.reveal} ${motion.ease}` },
  [media.hover]: {
    '&:hover img': { transform: 'scale(1.03)' },
    '&:hover h2, &:hover h3': { color: colour.umber },
  },
  '&:active h2, &:active h3': { color: colour.umber },
});
