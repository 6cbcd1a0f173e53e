import type { CSSObject } from '@emotion/react';

/**
 * Room that a printed heading asks for below itself, lest it stand alone at the end of a sheet: not every
 * browser keeps a heading with what follows when asked to.
 */
export const keptWithNext = (room: string) =>
  ({
    breakInside: 'avoid',
    breakAfter: 'avoid',
    '&::after': { content: '""', display: 'block', height: room, marginBlockEnd: `-${room}` },
  }) satisfies CSSObject;
