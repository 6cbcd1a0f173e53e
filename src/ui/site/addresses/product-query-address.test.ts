import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '../../../../test/builders/any-text';
import { PRODUCT_SORTS, type ProductQuery } from '../../../domain/catalogue/product-query';
import { VOLUMES } from '../../../domain/catalogue/volume';
import { searchText } from '../../../domain/shared/search-text';
import { productQueryIn, searchOf } from './product-query-address';

const cents = fc.integer({ min: 0, max: 99_999_999 }).map((amount) => amount / 100);

/** Generates product queries in their canonical form. */
const aQuery: fc.Arbitrary<ProductQuery> = fc
  .record({
    text: anyText({ maxLength: 40 }),
    volumes: fc.subarray([...VOLUMES]),
    rating: fc.integer({ min: 0, max: 50 }),
    prices: fc.tuple(fc.option(cents), fc.option(cents)),
    sort: fc.constantFrom(...PRODUCT_SORTS),
    page: fc.integer({ min: 1, max: 999_999 }),
  })
  .map(({ text, volumes, rating, prices: [one, other], sort, page }) => {
    const [low, high] = one !== null && other !== null && one > other ? [other, one] : [one, other];
    return {
      ...(searchText(text) !== '' && { text: searchText(text) }),
      ...(volumes.length > 0 && { volumes }),
      ...(rating > 0 && { minimumRating: rating / 10 }),
      ...(low !== null && { minimumPrice: low }),
      ...(high !== null && { maximumPrice: high }),
      ...(sort !== 'featured' && { sort }),
      ...(page > 1 && { page }),
    };
  });

describe('an address of the product list', () => {
  it('an address of the product list reads back as the query that was written into it', () => {
    fc.assert(
      fc.property(aQuery, (query) => {
        expect(productQueryIn(searchOf(query))).toEqual(query);
      }),
    );
  });

  it('an address of the product list with invalid values is read as a query that survives writing and reading', () => {
    const nonsense = fc.array(
      fc.tuple(
        fc.constantFrom('q', 'volume', 'rating', 'price', 'sort', 'page', 'other'),
        fc.oneof(anyText(), fc.constantFrom('-', '5', '-1', 'bulk', '1-2')),
      ),
    );
    fc.assert(
      fc.property(nonsense, (pairs) => {
        const read = productQueryIn(
          `?${pairs.map(([name, value]) => `${name}=${value}`).join('&')}`,
        );
        expect(productQueryIn(searchOf(read))).toEqual(read);
      }),
    );
  });

  it('an address of the product list is empty for the unfiltered list', () => {
    expect(searchOf({})).toBe('');
    expect(searchOf({ sort: 'featured', page: 1, volumes: [] })).toBe('');
  });

  it('an address of the product list is readable for people', () => {
    const query: ProductQuery = {
      text: 'carterii oil',
      volumes: ['Ten ml', 'Bulk'],
      minimumRating: 4.5,
      minimumPrice: 18,
      maximumPrice: 640,
      sort: 'price-up',
      page: 3,
    };
    expect(searchOf(query)).toBe(
      '?q=carterii+oil&volume=ten-ml,bulk&rating=4.5&price=18-640&sort=price-up&page=3',
    );
  });

  it('an address of the product list preserves other parameters and drops its own invalid ones', () => {
    const search = '?scenario=many&rating=best&products=5000';
    expect(searchOf({ page: 2 }, search)).toBe('?page=2&scenario=many&products=5000');
  });

  it.each([
    ['an unknown volume', '?volume=gallon'],
    ['a rating of zero', '?rating=0'],
    ['a rating with two decimals', '?rating=4.55'],
    ['a rating above five', '?rating=5.1'],
    ['a price without a dash', '?price=18'],
    ['a negative price', '?price=-5--2'],
    ['a minimum price above the maximum', '?price=640-18'],
    ['an unknown sort order', '?sort=colour'],
    ['the name of an object property as sort order', '?sort=toString'],
    ['page zero', '?page=0'],
    ['a fraction of a page', '?page=1.5'],
    ['a page beyond all lists', '?page=99999999'],
    ['white space', '?q=%20%20'],
  ])('an address of the product list ignores %s', (_, search) => {
    expect(productQueryIn(search)).toEqual({});
  });

  it.each([
    ['?volume=ten-ml&volume=bulk', ['Ten ml', 'Bulk']],
    ['?volume=Ten%20ml', ['Ten ml']],
    ['?volume=TEN+ML,gallon', ['Ten ml']],
    ['?volume=bulk,ten-ml,bulk', ['Ten ml', 'Bulk']],
  ])('an address of the product list finds the volumes in %s', (search, volumes) => {
    expect(productQueryIn(search)).toEqual({ volumes });
  });

  it.each([
    ['?price=18-', { minimumPrice: 18 }],
    ['?price=-12.50', { maximumPrice: 12.5 }],
    ['?price=24-24', { minimumPrice: 24, maximumPrice: 24 }],
  ])('an address of the product list finds the prices in %s', (search, prices) => {
    expect(productQueryIn(search)).toEqual(prices);
  });
});
