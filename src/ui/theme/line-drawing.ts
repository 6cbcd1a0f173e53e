import type { CSSObject } from '@emotion/react';
import { theme } from './theme';

/** A line drawing in one colour. What is black in the file takes it, whatever lies outside stays clear. */
export const lineDrawing = (url: string, colour: string): CSSObject => ({
  background: colour,
  mask: `url("${url}") center / contain no-repeat`,
  // Drawn in the visitor's own colour of text.
  [theme.media.forcedColours]: { forcedColorAdjust: 'none', background: 'CanvasText' },
  [theme.media.print]: { display: 'none' },
});
