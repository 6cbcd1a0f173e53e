import { describe, expect, it } from 'vitest';
import {
  appliedFilters,
  changedQuery,
  withoutFilter,
  withoutFilters,
  withVolumes,
} from './applied-filters';
import type { ProductQuery } from './product-query';

const everything: ProductQuery = {
  text: 'resin',
  volumes: ['Ten ml', 'Bulk'],
  minimumRating: 4,
  minimumPrice: 18,
  maximumPrice: 58,
  sort: 'rating',
  page: 3,
};

describe('appliedFilters', () => {
  it('finds none in a list that is only sorted and paged', () => {
    expect(appliedFilters({ sort: 'newest', page: 2 } as ProductQuery)).toEqual([]);
  });

  it('names each criterion, and each volume by itself', () => {
    expect(appliedFilters(everything)).toEqual([
      { kind: 'text', text: 'resin' },
      { kind: 'volume', volume: 'Ten ml' },
      { kind: 'volume', volume: 'Bulk' },
      { kind: 'rating', minimum: 4 },
      { kind: 'price', minimum: 18, maximum: 58 },
    ]);
  });

  it('says which end of the prices is open', () => {
    expect(appliedFilters({ minimumPrice: 0 })).toEqual([
      { kind: 'price', minimum: 0, maximum: null },
    ]);
  });
});

describe('withoutFilter', () => {
  it('takes each criterion away in its turn, until only the order is left', () => {
    let query = everything;
    for (const filter of appliedFilters(everything)) {
      const before = appliedFilters(query).length;
      query = withoutFilter(query, filter);
      expect(appliedFilters(query)).toHaveLength(before - 1);
    }
    expect(query).toEqual({ sort: 'rating' });
  });

  it('takes one volume and leaves the other, on the first page', () => {
    expect(withoutFilter(everything, { kind: 'volume', volume: 'Ten ml' })).toEqual({
      text: 'resin',
      volumes: ['Bulk'],
      minimumRating: 4,
      minimumPrice: 18,
      maximumPrice: 58,
      sort: 'rating',
    });
  });
});

describe('changedQuery', () => {
  it('goes back to the first page when anything changes', () => {
    expect(changedQuery({ page: 4, text: 'a' }, { sort: 'newest' })).toEqual({
      text: 'a',
      sort: 'newest',
    });
  });

  it('turns the page when that is the change', () => {
    expect(changedQuery({ text: 'a' }, { page: 2 })).toEqual({ text: 'a', page: 2 });
  });
});

describe('withVolumes and withoutFilters', () => {
  it('takes no volume as any volume', () => {
    expect(withVolumes({ volumes: ['Bulk'] }, [])).toEqual({});
  });

  it('keeps the order when all filters go', () => {
    expect(withoutFilters(everything)).toEqual({ sort: 'rating' });
    expect(withoutFilters({ page: 2 })).toEqual({});
  });
});
