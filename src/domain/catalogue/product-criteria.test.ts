import { describe, expect, it } from 'vitest';
import { aProduct } from '../../../test/builders/a-product';
import { matchesFilter } from './product-criteria';

describe('matchesFilter', () => {
  it('matchesFilter excludes products without a price from a price range', () => {
    const free = aProduct({ price: 0 });
    const unpriced = aProduct({ price: null });
    expect([free, unpriced].map((product) => matchesFilter(product, { minimumPrice: 0 }))).toEqual([
      true,
      false,
    ]);
    expect(matchesFilter(unpriced, { maximumPrice: 10 })).toBe(false);
    expect(matchesFilter(unpriced, {})).toBe(true);
  });

  it('matchesFilter excludes products without a volume from a volume filter', () => {
    expect(matchesFilter(aProduct({ volume: null }), { volumes: ['Bulk'] })).toBe(false);
    expect(matchesFilter(aProduct({ volume: null }), { volumes: [] })).toBe(true);
  });

  it('matchesFilter ignores case in all of Unicode', () => {
    expect(matchesFilter(aProduct({ title: 'CRÈME' }), { text: 'crème' })).toBe(true);
  });
});
