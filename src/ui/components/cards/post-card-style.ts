import { css } from '@emotion/react';
import { theme } from '../../theme/theme';

const { colour, media, motion, space, type } = theme;

const atMost = (lines: number) =>
  ({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
    overflow: 'hidden',
  }) as const;

const LIT = '& :is(h2, h3, h4)';

export const postCardStyle = css({
  display: 'block',
  color: 'inherit',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '.post-text': { marginBlockStart: space.s18 },
  '.post-date': { ...type.caps, marginBlockEnd: space.s8, color: colour.umber },
  'h2, h3, h4, .post-title': type.t1,
  'h2, h3, h4': { ...atMost(6), transition: `color ${motion.colour}` },
  '.post-words': {
    ...type.body,
    marginBlockStart: space.s8,
    maxWidth: '44ch',
    color: colour.lichen,
    fontSize: '.9375rem',
  },
  'p.post-words': atMost(6),
  img: { transition: `transform ${motion.reveal} ${motion.ease}` },
  [media.hover]: {
    '&:hover img': { transform: 'scale(1.03)' },
    '&:hover': { [LIT]: { color: colour.umber } },
  },
  '&:active': { [LIT]: { color: colour.umber } },
});
