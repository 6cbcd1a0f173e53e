import { describe, expect, it } from 'vitest';
import { carouselLoopMode, carouselStops } from './carousel-loop-mode';

describe('the mode of a carousel', () => {
  it.each([
    [0, 1],
    [1, 1],
    [2, 2],
    [2, 2.75],
    [3, 3],
  ])(
    'the mode of a carousel is `still` when all %i slides fit into a view of %f',
    (count, perView) => {
      expect(carouselLoopMode(count, perView)).toBe('still');
      expect(carouselStops(count, perView)).toBe(1);
    },
  );

  it.each([
    [2, 1],
    [3, 2],
    [4, 2.75],
    [4, 3],
    [25, 2.75],
  ])(
    'the mode of a carousel is `loop` for %i slides if a view of %f hides at least one of them',
    (count, perView) => {
      expect(carouselLoopMode(count, perView)).toBe('loop');
      expect(carouselStops(count, perView)).toBe(count);
    },
  );

  it('the mode of a carousel is `line` when the last of three slides is partly visible', () => {
    expect(carouselLoopMode(3, 2.75)).toBe('line');
    expect(carouselStops(3, 2.75)).toBe(2);
  });
});
