import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aProduct } from '../../../test/builders/a-product';
import { oilOf, titlesOfOil, volumesOfOil } from './oil-volumes';

describe('oilOf', () => {
  it.each([
    ['Frankincense Carterii, Ten ml', 'Frankincense Carterii'],
    ['Frankincense Carterii, Bulk', 'Frankincense Carterii'],
    ['Maydi, from the cliff, Thirty ml', 'Maydi, from the cliff'],
  ])('oilOf removes the volume from %s', (title, oil) => {
    expect(oilOf(title)).toBe(oil);
  });

  it.each([
    'Frankincense Carterii',
    'Discovery Pair, Ten and Thirty ml',
    'Oil in Bulk',
    'Carterii, ten ml',
    'Carterii, Bulk order',
    ', Bulk',
    'Bulk',
    '',
  ])('oilOf leaves %j unchanged', (title) => {
    expect(oilOf(title)).toBe(title);
  });

  it('oilOf returns the oil for every title from titlesOfOil', () => {
    const names = fc.string({ minLength: 1 }).map((name) => `${name.trim()}.`);
    fc.assert(
      fc.property(names, (oil) => {
        expect(titlesOfOil(oil).map(oilOf)).toEqual([oil, oil, oil, oil]);
      }),
    );
  });
});

describe('volumesOfOil', () => {
  const small = aProduct({ id: 'small', title: 'Carterii, Ten ml', volume: 'Ten ml' });
  const choices = (...args: Parameters<typeof volumesOfOil>) =>
    volumesOfOil(...args).map(({ choice }) => choice?.id ?? null);

  it('volumesOfOil offers the products of the same oil, and null for a missing volume', () => {
    const bulk = aProduct({ id: 'bulk', title: 'Carterii, Bulk', volume: 'Bulk' });
    const other = aProduct({ id: 'other', title: 'Maydi, Thirty ml', volume: 'Thirty ml' });
    expect(choices(small, [other, bulk])).toEqual(['small', null, 'bulk']);
  });

  it('volumesOfOil contains only what a link shows', () => {
    const bulk = aProduct({ id: 'bulk', title: 'Carterii, Bulk', volume: 'Bulk', price: 640 });
    expect(volumesOfOil(small, [bulk])[2]?.choice).toEqual({ id: 'bulk', price: 640 });
  });

  it('volumesOfOil accepts a product whose title does not mention its volume', () => {
    const plain = aProduct({ id: 'plain', title: 'Carterii', volume: 'Thirty ml' });
    expect(choices(small, [plain])).toEqual(['small', 'plain', null]);
  });

  it('volumesOfOil prefers the product itself when another has the same volume', () => {
    const same = aProduct({ id: 'same', title: 'Carterii, Ten ml', volume: 'Ten ml' });
    expect(choices(small, [same])).toEqual(['small', null, null]);
  });

  it('volumesOfOil offers nothing for a product without a volume', () => {
    expect(volumesOfOil(aProduct({ title: 'Carterii', volume: null }), [small])).toEqual([]);
  });
});
