import type { CSSObject } from '@emotion/react';
import { theme } from './theme';

const { motion } = theme;

/**
 * Returns the style that uncovers a section's picture when the section scrolls into view (see
 * `useReveal`). `inset` is the part of the picture that is covered until then. It must not be the
 * whole picture, or the browser would not load the picture early.
 */
export const revealed = (picture: string, inset: string): CSSObject => ({
  [`&[data-reveal] ${picture}`]: {
    clipPath: 'inset(0)',
    transition: `clip-path ${motion.reveal} ${motion.ease}`,
  },
  [`&[data-reveal=waiting] ${picture}`]: { clipPath: `inset(${inset})` },
});
