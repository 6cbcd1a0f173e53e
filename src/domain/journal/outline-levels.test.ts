import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { outlineLevels } from './outline-levels';

describe('the heading levels of a text on its page', () => {
  it.each([
    [[], []],
    [
      [2, 3, 2],
      [2, 3, 2],
    ],
    [
      [1, 2, 2, 1],
      [2, 3, 3, 2],
    ],
    [
      [3, 3],
      [2, 2],
    ],
    [
      [2, 4, 6, 3, 2],
      [2, 3, 4, 3, 2],
    ],
    [
      [4, 2, 1],
      [2, 2, 2],
    ],
    [
      [1, 2, 3, 4, 5, 6],
      [2, 3, 4, 4, 4, 4],
    ],
  ])('the heading levels %j become %j', (given, shown) => {
    expect(outlineLevels(given)).toEqual(shown);
  });

  it('the heading levels of a text start at 2, never skip a level and never repeat level 1', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 6 })), (levels) => {
        const shown = outlineLevels(levels);
        expect(shown).toHaveLength(levels.length);
        let before = 1;
        for (const level of shown) {
          expect(level).toBeGreaterThanOrEqual(2);
          expect(level).toBeLessThanOrEqual(before + 1);
          before = level;
        }
      }),
    );
  });
});
