import { theme } from './theme';

/**
 * Paper-coloured background for text that overlaps a picture. In print it is white, and always
 * printed, so that the picture does not show through.
 */
export const paperSurface = {
  background: theme.colour.paper,
  [theme.media.print]: { background: 'Canvas !important', printColorAdjust: 'exact' },
} as const;
