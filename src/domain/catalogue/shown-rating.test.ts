import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ratingNumber, STARS, shownRating, starFills } from './shown-rating';

describe('starFills', () => {
  it.each([
    [0, [0, 0, 0, 0, 0]],
    [3, [1, 1, 1, 0, 0]],
    [4.5, [1, 1, 1, 1, 0.5]],
    [3.999, [1, 1, 1, 0.9, 0]],
    [5, [1, 1, 1, 1, 1]],
    [-1, [0, 0, 0, 0, 0]],
    [7, [1, 1, 1, 1, 1]],
  ])('starFills of %d are %j', (rating, fills) => {
    expect(starFills(rating)).toEqual(fills);
  });

  it('starFills add up to the number beside them, fullest first', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: STARS, noNaN: true }), (rating) => {
        const fills = starFills(rating);
        expect(fills).toHaveLength(STARS);
        expect(fills.reduce((sum, fill) => sum + fill, 0)).toBeCloseTo(shownRating(rating));
        expect(fills).toEqual([...fills].sort((one, other) => other - one));
        expect(fills.every((fill) => fill >= 0 && fill <= 1)).toBe(true);
      }),
    );
  });
});

describe('the rating as shown', () => {
  it.each([
    [4.5, 4.5, '(4.5)'],
    [4, 4, '(4)'],
    [0, 0, '(0)'],
    [4.123_456, 4.1, '(4.1)'],
    [4.95, 4.9, '(4.9)'],
    [4.999, 4.9, '(4.9)'],
    [5, 5, '(5)'],
    [0.09, 0, '(0)'],
    [9, 5, '(5)'],
    [-2, 0, '(0)'],
  ])('the rating as shown of %d is %d, beside the stars %s', (rating, shown, number) => {
    expect(shownRating(rating)).toBe(shown);
    expect(ratingNumber(rating)).toBe(number);
  });
});

it('a rating with one decimal is shown unchanged', () => {
  for (let tenths = 0; tenths <= 50; tenths += 1)
    expect(shownRating(tenths / 10)).toBe(tenths / 10);
});

it('the shown rating is less than the filter value for a product that the filter leaves out', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 50 }),
      fc.double({ min: 1e-6, max: 0.1, noNaN: true }),
      (tenths, below) => {
        expect(shownRating(tenths / 10 - below)).toBeLessThan(tenths / 10);
      },
    ),
  );
});
