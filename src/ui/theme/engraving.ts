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

/**
 * A plate whose leaves are filled with paper to hide the lines behind them. Its shape less its
 * light leaves the lines alone, so that it can be drawn in honey on a dark ground.
 */
export const engraving = (url: string, colour: string = theme.colour.honey): CSSObject => ({
  ...lineDrawing(url, colour),
  mask: `url("${url}") center / contain no-repeat alpha, url("${url}") center / contain no-repeat luminance`,
  maskComposite: 'subtract',
});
