import type { CSSObject } from '@emotion/react';
import { theme } from './theme';

/**
 * Returns the style that uses a line drawing as a mask: the opaque parts of the file get `colour`,
 * all other parts are transparent.
 */
export const lineDrawing = (url: string, colour: string): CSSObject => ({
  background: colour,
  mask: `url("${url}") center / contain no-repeat`,
  // Uses the text colour of the visitor's own colour scheme.
  [theme.media.forcedColours]: { forcedColorAdjust: 'none', background: 'CanvasText' },
  [theme.media.print]: { display: 'none' },
});
