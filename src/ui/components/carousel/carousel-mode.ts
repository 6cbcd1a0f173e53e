/** A few slides stand still; a few more move between two ends; from then on they go round. */
export type CarouselMode = 'still' | 'line' | 'loop';

/**
 * `perView` slides show side by side, the last perhaps in part. The slides that go round are
 * moved, never copied: with fewer than one to spare, a hole would show.
 */
export function carouselMode(count: number, perView: number): CarouselMode {
  if (count <= perView) return 'still';
  return count >= Math.ceil(perView) + 1 ? 'loop' : 'line';
}

/** In how many places the slides can come to rest: one for each slide, if they go round. */
export const carouselStops = (count: number, perView: number): number =>
  carouselMode(count, perView) === 'loop' ? count : Math.max(1, Math.ceil(count - perView) + 1);
