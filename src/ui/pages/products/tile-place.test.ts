import { describe, expect, it } from 'vitest';
import { tilePlace } from './tile-place';

const FROM_FOUR_TO_TWELVE = [4, 5, 6, 7, 8, 9, 10, 11, 12];

describe('tilePlace', () => {
  it.each(FROM_FOUR_TO_TWELVE)('tilePlace leaves no cell empty beside %i cards', (cards) => {
    const place = tilePlace(cards);
    expect((cards + (place?.ofTwo ?? 0)) % 2).toBe(0);
    expect((cards + (place?.ofThree ?? 0)) % 3).toBe(0);
  });

  it.each(FROM_FOUR_TO_TWELVE)(
    'tilePlace places the tile where it fits into its row, with %i cards',
    (cards) => {
      const { after, ofTwo, ofThree } = tilePlace(cards) ?? { after: 1, ofTwo: 2, ofThree: 3 };
      expect((after % 2) + ofTwo).toBeLessThanOrEqual(2);
      expect((after % 3) + ofThree).toBeLessThanOrEqual(3);
      expect(after).toBeLessThanOrEqual(cards);
    },
  );

  it('tilePlace shows no tile in a list of three cards', () => {
    expect(tilePlace(3)).toBeNull();
  });
});
