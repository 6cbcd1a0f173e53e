/**
 * How the slides can move. `still`: they cannot, because all are visible. `line`: they move between
 * a first and a last position. `loop`: the first slide follows the last.
 */
export type CarouselLoopMode = 'still' | 'line' | 'loop';

/**
 * Returns the mode for `count` slides of which `perView` are visible side by side, the last one
 * perhaps in part. A loop moves its slides and does not clone them. It therefore needs a slide that
 * is fully hidden; otherwise a gap would be visible.
 */
export function carouselLoopMode(count: number, perView: number): CarouselLoopMode {
  if (count <= perView) return 'still';
  return count >= Math.ceil(perView) + 1 ? 'loop' : 'line';
}

/** Returns the number of positions at which the slides can stop; in a loop, one per slide. */
export const carouselStops = (count: number, perView: number): number =>
  carouselLoopMode(count, perView) === 'loop' ? count : Math.max(1, Math.ceil(count - perView) + 1);
