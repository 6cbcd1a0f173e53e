import type { CSSObject } from '@emotion/react';
import { theme } from './theme';

const { motion } = theme;

/**
 * Reveals a section's picture from the side of its notch when it scrolls into view (see
 * `useReveal`). `inset` is the part covered until then; never the whole picture, or the browser
 * would not load it early.
 */
export const revealed = (picture: string, inset: string): CSSObject => ({
  [`&[data-reveal] ${picture}`]: {
    clipPath: 'inset(0)',
    transition: `clip-path ${motion.reveal} ${motion.ease}`,
  },
  [`&[data-reveal=waiting] ${picture}`]: { clipPath: `inset(${inset})` },
});
