import { describe, expect, it } from 'vitest';
import { canNarrow, queryWithout, sortsWithout } from './product-aspects';
import { PRODUCT_ASPECTS, PRODUCT_SORTS, type ProductQuery } from './product-query';

const WHOLE: ProductQuery = {
  text: 'oil',
  titles: ['Maydi'],
  volumes: ['Bulk'],
  minimumRating: 4,
  minimumPrice: 10,
  maximumPrice: 20,
  page: 2,
  pageSize: 6,
  locale: 'so',
};

describe('queryWithout', () => {
  it.each([
    ['volume', ['volumes']],
    ['rating', ['minimumRating']],
    ['price', ['minimumPrice', 'maximumPrice']],
    ['age', []],
  ] as const)('leaves out the criteria about %s only', (aspect, names) => {
    const left = queryWithout(WHOLE, [aspect]);
    const gone = Object.keys(WHOLE).filter((name) => !(name in left));
    expect(gone).toEqual(names);
    expect(WHOLE).toMatchObject(left);
  });

  it.each([
    ['rating', 'rating'],
    ['price-up', 'price'],
    ['price-down', 'price'],
    ['newest', 'age'],
  ] as const)('leaves out the sort "%s" only when %s is unsupported', (sort, needed) => {
    for (const aspect of PRODUCT_ASPECTS) {
      expect(queryWithout({ sort }, [aspect])).toEqual(aspect === needed ? {} : { sort });
    }
  });

  it('returns the whole query when every aspect is supported', () => {
    expect(queryWithout(WHOLE, [])).toEqual(WHOLE);
  });
});

describe('sortsWithout', () => {
  it('offers every sort when every aspect is supported', () => {
    expect(sortsWithout([])).toEqual(PRODUCT_SORTS);
  });

  it("offers only the catalogue's own order when no aspect is supported", () => {
    expect(sortsWithout(PRODUCT_ASPECTS)).toEqual(['featured']);
  });
});

describe('canNarrow', () => {
  it.each([
    [{}, true],
    [{ text: 'oil', titles: ['Maydi'], minimumPrice: 3 }, true],
    [{ minimumRating: 4 }, false],
    [{ text: 'oil', minimumRating: 0 }, false],
  ])('answers for %j without ratings: %s', (filter, can) => {
    expect(canNarrow(filter, ['rating'])).toBe(can);
  });
});
