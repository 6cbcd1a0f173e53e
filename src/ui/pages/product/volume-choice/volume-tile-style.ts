import { css } from '@emotion/react';
import { printLabel } from '../../../theme/print-label';
import { theme } from '../../../theme/theme';

const { colour, media, motion, size, space, type } = theme;

export const volumeTileStyle = css({
  ...printLabel('volume-tile'),
  ...type.body,
  display: 'grid',
  // Centres bottles of any size on one axis.
  gridTemplateColumns: '20px minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space.s12,
  minHeight: 64,
  padding: `${space.s8}px ${space.s18}px ${space.s8}px ${space.s12}px`,
  borderRadius: size.radius,
  color: colour.ink,
  lineHeight: 1.3,
  textDecoration: 'none',
  transition: `background ${motion.colour}, color ${motion.colour}`,
  svg: { justifySelf: 'center', color: colour.lichen },
  '.tile-price': { ...type.t2, fontVariantNumeric: 'lining-nums' },
  '.tile-request': { ...type.small, color: colour.lichen },
  '&[aria-current]': {
    // Uses an inset shadow instead of a thicker border, so that nothing shifts.
    boxShadow: `inset 0 0 0 2px ${colour.forest}`,
    background: colour.chalk,
    fontWeight: 500,
    svg: { color: colour.resin },
  },
  [media.hover]: {
    '&:is(a):not([aria-current]):hover': {
      color: colour.umber,
      '.tile-name': { textDecoration: 'underline' },
    },
  },
  [media.forcedColours]: { '&[aria-current]': { border: '3px solid' } },
});
