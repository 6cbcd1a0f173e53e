import type { CSSObject } from '@emotion/react';
import { theme } from './theme';

const { motion } = theme;

/**
 * A section's picture opens from the side of its notch when it comes into view (see `useReveal`).
 * `inset` is what is still covered until then; never all, or the browser would not fetch it ahead.
 */
export const revealed = (picture: string, inset: string): CSSObject => ({
  [`&[data-reveal] ${picture}`]: {
    clipPath: 'inset(0)',
    transition: `clip-path ${motion.reveal} ${motion.ease}`,
  },
  [`&[data-reveal=waiting] ${picture}`]: { clipPath: `inset(${inset})` },
});
