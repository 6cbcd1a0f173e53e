import { theme } from './theme';

/** Paper under words that reach into a picture. On real paper it is white, and is printed, lest the picture show through. */
export const paperSurface = {
  background: theme.colour.paper,
  [theme.media.print]: { background: 'Canvas !important', printColorAdjust: 'exact' },
} as const;
