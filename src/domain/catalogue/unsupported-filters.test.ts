import { describe, expect, it } from 'vitest';
import { FILTER_FIELDS, PRODUCT_SORTS, type ProductQuery } from './product-query';
import { canNarrow, queryWithout, sortsWithout } from './unsupported-filters';

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
  ] as const)('queryWithout leaves out the criteria about %s only', (field, names) => {
    const left = queryWithout(WHOLE, [field]);
    const gone = Object.keys(WHOLE).filter((name) => !(name in left));
    expect(gone).toEqual(names);
    expect(WHOLE).toMatchObject(left);
  });

  it.each([
    ['rating', 'rating'],
    ['price-up', 'price'],
    ['price-down', 'price'],
    ['newest', 'age'],
  ] as const)(
    'queryWithout leaves out the sort "%s" only when %s is unsupported',
    (sort, needed) => {
      for (const field of FILTER_FIELDS) {
        expect(queryWithout({ sort }, [field])).toEqual(field === needed ? {} : { sort });
      }
    },
  );

  it('queryWithout returns the whole query when every field is supported', () => {
    expect(queryWithout(WHOLE, [])).toEqual(WHOLE);
  });
});

describe('sortsWithout', () => {
  it('sortsWithout offers every sort when every field is supported', () => {
    expect(sortsWithout([])).toEqual(PRODUCT_SORTS);
  });

  it("sortsWithout offers only the catalogue's own order when no field is supported", () => {
    expect(sortsWithout(FILTER_FIELDS)).toEqual(['featured']);
  });
});

describe('canNarrow', () => {
  it.each([
    [{}, true],
    [{ text: 'oil', titles: ['Maydi'], minimumPrice: 3 }, true],
    [{ minimumRating: 4 }, false],
    [{ text: 'oil', minimumRating: 0 }, false],
  ])('canNarrow answers for %j without ratings: %s', (filter, can) => {
    expect(canNarrow(filter, ['rating'])).toBe(can);
  });
});
