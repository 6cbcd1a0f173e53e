/** Asks whether the visitor wants no motion. */
export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** At this moment; for what must hear of a change there is `useMediaQuery`. */
export const prefersReducedMotion = (): boolean => matchMedia(REDUCED_MOTION).matches;
