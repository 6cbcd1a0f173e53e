import type { CSSObject } from '@emotion/react';
import { theme } from './theme';

const { motion } = theme;

/**
 * Returns the style that uncovers a section's picture when it scrolls into view (see `useReveal`).
 * `inset` is the part that is covered until then. It is never the whole picture, because the
 * browser would then not load the picture early.
 */
export const revealed = (picture: string, inset: string): CSSObject => ({
  [`&[data-reveal] ${picture}`]: {
    clipPath: 'inset(0)',
    transition: `clip-path ${motion.reveal} ${motion.ease}`,
  },
  [`&[data-reveal=waiting] ${picture}`]: { clipPath: `inset(${inset})` },
});
