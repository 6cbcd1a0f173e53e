import { css } from '@emotion/react';
import { theme } from '../../theme/theme';
import { atMost, cardStyle } from './card-style';

const { colour, space, type } = theme;

export const postCardStyle = css(cardStyle, {
  display: 'block',
  '.post-text': { marginBlockStart: space.s18 },
  '.post-date': { ...type.caps, marginBlockEnd: space.s8, color: colour.umber },
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
