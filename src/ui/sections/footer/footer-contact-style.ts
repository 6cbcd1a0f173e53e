import { css } from '@emotion/react';
import { theme } from '../../theme/theme';

const { colour, media, motion, size, space } = theme;

/** Width and height of each icon, in CSS pixels. */
export const CONTACT_ICON = 20;

export const footerContactStyle = css({
  fontStyle: 'normal',
  color: colour.sage,
  'a, > span': {
    display: 'flex',
    gap: space.s12,
    // Centres a single line in the click target; with two lines the icon aligns with the first.
    paddingBlock: `calc((${size.target}px - 1lh) / 2)`,
    width: 'fit-content',
    minHeight: size.target,
    color: 'inherit',
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    transition: `color ${motion.colour}`,
  },
  svg: {
    flex: 'none',
    marginBlockStart: `calc((1lh - ${CONTACT_ICON}px) / 2)`,
    color: colour.honey,
  },
  [media.hover]: { 'a:hover': { color: colour.honey } },
});
