import type { CSSObject } from '@emotion/react';

/**
 * Returns the style of a scroll-driven animation; honours `prefers-reduced-motion`. In browsers
 * without support the element is static. Animate only `transform` and `opacity`, which run off the
 * main thread; `test/e2e/scroll-animations.spec.ts` checks this.
 */
export const scrollAnimation = (style: CSSObject): CSSObject => ({
  '@supports (animation-timeline: view())': {
    '@media screen and (prefers-reduced-motion: no-preference)': style,
  },
});
