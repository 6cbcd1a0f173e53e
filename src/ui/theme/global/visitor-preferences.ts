import type { CSSObject } from '@emotion/react';
import { theme } from '../theme';

const { colour, media } = theme;

/** What a visitor's system asks for: less motion, more contrast, its own colours. */
export const whatVisitorsAskFor: CSSObject = {
  [media.reducedMotion]: {
    // Not none: what waits for the end of a transition must still hear it.
    '*, *::before, *::after': {
      animationDuration: '.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '.01ms !important',
      transitionDelay: '0s !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
  },
  [media.moreContrast]: {
    ':root': {
      '--line': colour.ink,
      '--line-on-dark': colour.paper,
      '--lichen': colour.ink,
      '--sage': colour.paper,
    },
    'body::before': { display: 'none' },
    ':focus-visible': { outlineWidth: '3px !important' },
  },
  [media.forcedColours]: {
    'body::before': { display: 'none' },
    ':focus-visible': { outlineColor: 'Highlight !important' },
    // Browsers leave the colours of drawings alone: umber on black would not be seen.
    svg: { color: 'CanvasText !important' },
    'a svg': { color: 'LinkText !important' },
    'button svg': { color: 'ButtonText !important' },
  },
};
