/** `still`: all slides fit. `line`: the slides move between two ends. `loop`: they go round. */
export type CarouselMode = 'still' | 'line' | 'loop';

/**
 * The mode for `count` slides with `perView` visible side by side, the last perhaps in part. A loop
 * moves its slides and never clones them: without one fully hidden slide, a gap would be visible.
 */
export function carouselMode(count: number, perView: number): CarouselMode {
  if (count <= perView) return 'still';
  return count >= Math.ceil(perView) + 1 ? 'loop' : 'line';
}

/** The number of positions at which the slides can stop; in a loop, one per slide. */
export const carouselStops = (count: number, perView: number): number =>
  carouselMode(count, perView) === 'loop' ? count : Math.max(1, Math.ceil(count - perView) + 1);
