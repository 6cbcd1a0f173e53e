import { type CSSObject, css } from '@emotion/react';
import { BREAKPOINTS, theme } from '../../theme/theme';
import { atMost, cardStyle } from './card-style';

const { colour, space, type } = theme;

export const postCardStyle = css(cardStyle, {
  display: 'block',
  '.post-text': { marginBlockStart: space.s18 },
  '.post-date': { ...type.caps, marginBlockEnd: space.s8 },
  'h2, h3, h4, .post-title': type.t1,
  '.post-words': {
    ...type.body,
    marginBlockStart: space.s8,
    maxWidth: '44ch',
    color: colour.lichen,
    fontSize: '.9375rem',
  },
  'p.post-words': atMost(6),
});

/**
 * Puts the picture beside the text on narrow screens. If an enlarged font makes the screen narrower
 * than 22em, the picture stays above the text.
 */
export const besideOnPhone: CSSObject = {
  [`@media screen and (min-width: 22em) and (max-width: ${BREAKPOINTS.medium - 0.02}px)`]: {
    display: 'grid',
    gridTemplateColumns: '34% minmax(0, 1fr)',
    columnGap: space.s18,
    '> :not(.post-text)': { aspectRatio: '4 / 5' },
    '.post-text': { marginBlockStart: 0 },
  },
};
