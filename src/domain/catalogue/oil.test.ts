import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aProduct } from '../../../test/builders/a-product';
import { oilOf, titlesOfOil, volumesOfOil } from './oil';

describe('oilOf', () => {
  it.each([
    ['Frankincense Carterii, Ten ml', 'Frankincense Carterii'],
    ['Frankincense Carterii, Bulk', 'Frankincense Carterii'],
    ['Maydi, from the cliff, Thirty ml', 'Maydi, from the cliff'],
  ])('takes the volume off %s', (title, oil) => {
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
  ])('leaves %j as it is', (title) => {
    expect(oilOf(title)).toBe(title);
  });

  it('finds the oil again in every title it can have', () => {
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

  it('offers the other products of the same oil and leaves a gap where there is none', () => {
    const bulk = aProduct({ id: 'bulk', title: 'Carterii, Bulk', volume: 'Bulk' });
    const other = aProduct({ id: 'other', title: 'Maydi, Thirty ml', volume: 'Thirty ml' });
    expect(choices(small, [other, bulk])).toEqual(['small', null, 'bulk']);
  });

  it('takes a product whose title names no volume for the oil in its own volume', () => {
    const plain = aProduct({ id: 'plain', title: 'Carterii', volume: 'Thirty ml' });
    expect(choices(small, [plain])).toEqual(['small', 'plain', null]);
  });

  it('keeps the product itself in its volume when another claims the same', () => {
    const twin = aProduct({ id: 'twin', title: 'Carterii, Ten ml', volume: 'Ten ml' });
    expect(choices(small, [twin])).toEqual(['small', null, null]);
  });

  it('offers nothing for a product without a volume', () => {
    expect(volumesOfOil(aProduct({ title: 'Carterii', volume: null }), [small])).toEqual([]);
  });
});
