import { css } from '@emotion/react';
import { theme } from '../../../theme/theme';

const { colour, media, motion, size, space, type } = theme;

export const volumeTileStyle = css({
  ...type.body,
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'end',
  alignItems: 'center',
  gap: space.s4,
  minHeight: 156,
  padding: `${space.s18}px ${space.s8}px ${space.s12}px`,
  border: `1px solid ${colour.lichen}`,
  borderRadius: size.radius,
  color: colour.ink,
  lineHeight: 1.3,
  textAlign: 'center',
  textDecoration: 'none',
  transition: `border-color ${motion.colour}, color ${motion.colour}`,
  svg: { color: colour.lichen },
  '.tile-name': { marginBlockStart: space.s8 },
  // Above the bottle, where there is room: it may come late and must move nothing.
  '.tile-note': {
    ...type.small,
    position: 'absolute',
    insetBlockStart: space.s8,
    insetInline: 2,
    color: colour.lichen,
    lineHeight: 1.2,
  },
  '.tile-mark': {
    position: 'absolute',
    insetBlockStart: space.s8 + 2,
    insetInlineEnd: space.s8 + 2,
    color: colour.resin,
  },
  '&[data-request]': { borderStyle: 'dashed' },
  '&[aria-current]': {
    // The second pixel lies inside, so that nothing moves.
    borderColor: colour.forest,
    boxShadow: `inset 0 0 0 1px ${colour.forest}`,
    background: colour.chalk,
    fontWeight: 500,
    svg: { color: colour.resin },
  },
  [media.hover]: {
    '&:is(a):not([aria-current]):hover': { borderColor: colour.umber, color: colour.umber },
  },
  [media.forcedColours]: { '&[aria-current]': { borderWidth: 3 } },
  [media.print]: {
    minHeight: 0,
    paddingBlock: `${space.s8}px ${space.s4}px`,
    fontSize: '.875rem',
  },
});
