import type { CSSObject } from '@emotion/react';
import { screenOnly } from '../../theme/print-label';
import { theme } from '../../theme/theme';

const { colour, media, motion, size, space, type } = theme;
const HEIGHT = 40;

function chipStyle(on: boolean): CSSObject {
  return {
    ...type.small,
    position: 'relative',
    display: 'inline-flex',
    flex: 'none',
    alignItems: 'center',
    gap: space.s8,
    minHeight: HEIGHT,
    maxWidth: '100%',
    padding: `0 ${space.s12 + 1}px`,
    border: `1px solid ${on ? colour.forest : colour.lichen}`,
    borderRadius: size.radius,
    background: on ? colour.forest : 'transparent',
    color: on ? colour.chalk : colour.ink,
    lineHeight: 1.25,
    textDecoration: 'none',
    cursor: 'pointer',
    transition: `background ${motion.colour}, color ${motion.colour}, border-color ${motion.colour}`,
    // The touch target is 44 px high, the visible chip 40 px.
    '&::after': { content: '""', position: 'absolute', inset: (HEIGHT - size.target) / 2 - 1 },
    [media.hover]: {
      '&:hover': on
        ? { background: colour.ink, borderColor: colour.ink }
        : { borderColor: colour.umber, color: colour.umber },
    },
    '&:active': { borderColor: colour.umber },
    [media.forcedColours]: { borderWidth: on ? 2 : 1 },
    ...screenOnly,
  };
}

export const chipStyles = { on: chipStyle(true), off: chipStyle(false) };
