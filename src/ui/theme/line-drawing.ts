import type { CSSObject } from '@emotion/react';
import { theme } from './theme';

/**
 * Returns the style of a line drawing that serves as a mask: opaque parts of the file take the
 * colour, the rest is transparent.
 */
export const lineDrawing = (url: string, colour: string): CSSObject => ({
  background: colour,
  mask: `url("${url}") center / contain no-repeat`,
  // Uses the visitor's own text colour.
  [theme.media.forcedColours]: { forcedColorAdjust: 'none', background: 'CanvasText' },
  [theme.media.print]: { display: 'none' },
});
