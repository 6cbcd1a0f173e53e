import { css } from '@emotion/react';
import { theme } from '../../theme/theme';

const { colour, media, motion, size, space } = theme;

export const socialPagesStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s8 - 2,
  // Style of a link to a page on a social network, or of a faint icon if that page does not exist.
  '.social-page': {
    display: 'grid',
    placeItems: 'center',
    width: 46,
    height: 46,
    borderRadius: size.radius,
    border: `1px solid ${colour.lineOnDark}`,
    color: colour.sage,
  },
  'a.social-page': {
    color: colour.honey,
    transition: `border-color ${motion.colour}`,
    [media.hover]: { '&:hover': { borderColor: colour.honey } },
  },
});
