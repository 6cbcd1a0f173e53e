import type { CSSObject } from '@emotion/react';
import { theme } from '../theme';

const { colour, media } = theme;

/** What a visitor's system asks for, from the first screen on: less motion, more contrast. `deferred.css` has the rest. */
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
    ':focus-visible': { outlineWidth: '3px !important' },
  },
};
