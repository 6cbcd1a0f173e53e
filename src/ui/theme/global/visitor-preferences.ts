import type { CSSObject } from '@emotion/react';
import { theme } from '../theme';

const { colour, media } = theme;

/**
 * Styles for the preferences that the first screen must honour: reduced motion and more contrast.
 * `deferred.css` has the styles for other preferences, such as forced colours.
 */
export const visitorPreferences: CSSObject = {
  [media.reducedMotion]: {
    // The durations are not zero, so that `transitionend` and `animationend` still fire.
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
