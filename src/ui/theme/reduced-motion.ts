/** Media query for visitors who prefer reduced motion. */
export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/**
 * Returns whether the visitor prefers reduced motion now. Use `useMediaQuery` to react to changes.
 */
export const prefersReducedMotion = (): boolean => matchMedia(REDUCED_MOTION).matches;
