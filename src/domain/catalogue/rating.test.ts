import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ratingNumber, STARS, shownRating, starFills } from './rating';

describe('starFills', () => {
  it.each([
    [0, [0, 0, 0, 0, 0]],
    [3, [1, 1, 1, 0, 0]],
    [4.5, [1, 1, 1, 1, 0.5]],
    [5, [1, 1, 1, 1, 1]],
    [-1, [0, 0, 0, 0, 0]],
    [7, [1, 1, 1, 1, 1]],
  ])('of %d are %j', (rating, fills) => {
    expect(starFills(rating)).toEqual(fills);
  });

  it('add up to the rating, fullest first', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: STARS, noNaN: true }), (rating) => {
        const fills = starFills(rating);
        expect(fills).toHaveLength(STARS);
        expect(fills.reduce((sum, fill) => sum + fill, 0)).toBeCloseTo(rating);
        expect(fills).toEqual([...fills].sort((one, other) => other - one));
        expect(fills.every((fill) => fill >= 0 && fill <= 1)).toBe(true);
      }),
    );
  });
});

describe('what is said of a rating', () => {
  it.each([
    [4.5, 4.5, '(4.5)'],
    [4, 4, '(4)'],
    [0, 0, '(0)'],
    [4.123_456, 4.1, '(4.1)'],
    [4.96, 5, '(5)'],
    [9, 5, '(5)'],
    [-2, 0, '(0)'],
  ])('of %d is %d, beside the stars %s', (rating, shown, number) => {
    expect(shownRating(rating)).toBe(shown);
    expect(ratingNumber(rating)).toBe(number);
  });
});
