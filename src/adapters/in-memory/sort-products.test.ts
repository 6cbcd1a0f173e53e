import { describe, expect, it } from 'vitest';
import { aProduct } from '../../../test/builders/a-product';
import { sortedProducts } from './sort-products';

const stored = (id: string, created: number, price: number | null, rating: number | null) => ({
  ...aProduct({ id, price, rating }),
  created,
});
const idsOf = (products: readonly { readonly id: string }[]) => products.map(({ id }) => id);

describe('sortedProducts', () => {
  const products = [
    stored('c', 1, 30, 4),
    stored('a', 2, null, null),
    stored('d', 0, 10, 4),
    stored('b', 3, 10, 5),
    stored('e', 4, null, null),
  ];

  it.each([
    ['featured', 'dcabe'],
    ['newest', 'ebacd'],
    ['price-up', 'bdcae'],
    ['price-down', 'cbdae'],
    ['rating', 'bcdae'],
  ] as const)('sortedProducts sorts by "%s", ties by id, missing values last', (sort, order) => {
    expect(idsOf(sortedProducts(products, sort)).join('')).toBe(order);
  });

  it('sortedProducts does not change the given list', () => {
    sortedProducts(products, 'newest');
    expect(idsOf(products).join('')).toBe('cadbe');
  });
});
