/** Media query for visitors who prefer reduced motion. */
export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/**
 * Returns whether the visitor prefers reduced motion; use `useMediaQuery` to be notified of
 * changes.
 */
export const prefersReducedMotion = (): boolean => matchMedia(REDUCED_MOTION).matches;
