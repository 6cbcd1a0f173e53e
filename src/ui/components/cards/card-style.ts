import type { CSSObject } from '@emotion/react';
import { theme } from '../../theme/theme';

const { colour, media, motion } = theme;

/** Clamps a text to a number of lines, so that an overlong text does not stretch its card. */
export const atMost = (lines: number): CSSObject => ({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: lines,
  overflow: 'hidden',
});

const titleHighlight: CSSObject = { '& :is(h2, h3, h4)': { color: colour.umber } };

/**
 * The style of a card that is a single link. On hover its title changes colour and its picture
 * grows.
 */
export const cardStyle: CSSObject = {
  color: 'inherit',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  'h2, h3, h4': { ...atMost(6), transition: `color ${motion.colour}` },
  img: { transition: `transform ${motion.reveal} ${motion.ease}` },
  [media.hover]: {
    '&:hover img': { transform: 'scale(1.03)' },
    '&:hover': titleHighlight,
  },
  '&:active': titleHighlight,
};
