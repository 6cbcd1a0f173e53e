import { css } from '@emotion/react';
import { theme } from '../theme/theme';

const { colour, media, motion, space, type } = theme;

const clamp = (lines: number) =>
  ({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
    overflow: 'hidden',
  }) as const;

export const postCardStyle = css({
  display: 'block',
  color: 'inherit',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '.post-date': { ...type.caps, marginBlockStart: space.s18, color: colour.umber },
  'h2, h3, .post-title': { ...type.t1, marginBlockStart: space.s8, ...clamp(4) },
  '.post-words': { marginBlockStart: space.s8, color: colour.lichen, ...clamp(4) },
  img: { transition: `transform ${motion.reveal} ${motion.ease}` },
  [media.hover]: {
    '&:hover img': { transform: 'scale(1.03)' },
    '&:hover h2, &:hover h3': { color: colour.umber },
  },
  '&:active h2, &:active h3': { color: colour.umber },
});
