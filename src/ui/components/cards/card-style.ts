import type { CSSObject } from '@emotion/react';
import { theme } from '../../theme/theme';

const { colour, media, motion } = theme;

/** What has gone wild keeps its card in the row. */
export const atMost = (lines: number): CSSObject => ({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: lines,
  overflow: 'hidden',
});

const titleLit: CSSObject = { '& :is(h2, h3, h4)': { color: colour.umber } };

/** A card that is one link as a whole: its title lights up, and its picture comes nearer. */
export const cardStyle: CSSObject = {
  color: 'inherit',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  'h2, h3, h4': { ...atMost(6), transition: `color ${motion.colour}` },
  img: { transition: `transform ${motion.reveal} ${motion.ease}` },
  [media.hover]: {
    '&:hover img': { transform: 'scale(1.03)' },
    '&:hover': titleLit,
  },
  '&:active': titleLit,
};
