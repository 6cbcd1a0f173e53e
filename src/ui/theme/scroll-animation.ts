import type { CSSObject } from '@emotion/react';

/**
 * For what follows the scrolling of who wants motion, where the browser moves it by itself; everywhere
 * else what is styled so just stands there. Only `transform` and `opacity` move without the page's own
 * thread: `test/e2e/thread.spec.ts` holds them to it.
 */
export const scrollAnimation = (style: CSSObject): CSSObject => ({
  '@supports (animation-timeline: view())': {
    '@media screen and (prefers-reduced-motion: no-preference)': style,
  },
});
