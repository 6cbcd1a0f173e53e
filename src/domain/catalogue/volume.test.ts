import { describe, expect, it } from 'vitest';
import { aProduct } from '../../../test/builders/a-product';
import { isVolume, VOLUMES, volumeOptions } from './volume';

describe('isVolume', () => {
  it.each(VOLUMES)('isVolume accepts "%s"', (volume) => {
    expect(isVolume(volume)).toBe(true);
  });

  it.each(['ten ml', 'Ten_ml', '10 ml', '', null, undefined, 10, {}])(
    'isVolume rejects %j',
    (value) => {
      expect(isVolume(value)).toBe(false);
    },
  );
});

describe('volumeOptions', () => {
  it('volumeOptions offers every volume, smallest first, even when nothing is sold in it', () => {
    expect(volumeOptions([])).toEqual([
      { volume: 'Ten ml', choice: null },
      { volume: 'Thirty ml', choice: null },
      { volume: 'Bulk', choice: null },
    ]);
  });

  it('volumeOptions finds the item sold in each volume, in any order', () => {
    const bulk = aProduct({ id: 'bulk', volume: 'Bulk' });
    const small = aProduct({ id: 'small', volume: 'Ten ml' });
    const choices = volumeOptions([bulk, small]).map(({ choice }) => choice?.id ?? null);
    expect(choices).toEqual(['small', null, 'bulk']);
  });

  it('volumeOptions takes the first of two items with the same volume and ignores items without a volume', () => {
    const products = [
      aProduct({ id: 'none', volume: null }),
      aProduct({ id: 'first', volume: 'Bulk' }),
      aProduct({ id: 'second', volume: 'Bulk' }),
    ];
    const choices = volumeOptions(products).map(({ choice }) => choice?.id ?? null);
    expect(choices).toEqual([null, null, 'first']);
  });
});
