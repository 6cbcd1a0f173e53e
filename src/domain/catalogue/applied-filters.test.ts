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
  it('appliedFilters finds none in a query that only sorts and pages', () => {
    expect(appliedFilters({ sort: 'newest', page: 2 } as ProductQuery)).toEqual([]);
  });

  it('appliedFilters lists each criterion, and each volume separately', () => {
    expect(appliedFilters(everything)).toEqual([
      { kind: 'text', text: 'resin' },
      { kind: 'volume', volume: 'Ten ml' },
      { kind: 'volume', volume: 'Bulk' },
      { kind: 'rating', minimum: 4 },
      { kind: 'price', minimum: 18, maximum: 58 },
    ]);
  });

  it('appliedFilters has `null` for a price limit that is not set', () => {
    expect(appliedFilters({ minimumPrice: 0 })).toEqual([
      { kind: 'price', minimum: 0, maximum: null },
    ]);
  });
});

describe('withoutFilter', () => {
  it('withoutFilter removes one criterion after the other until only the sort is left', () => {
    let query = everything;
    for (const filter of appliedFilters(everything)) {
      const before = appliedFilters(query).length;
      query = withoutFilter(query, filter);
      expect(appliedFilters(query)).toHaveLength(before - 1);
    }
    expect(query).toEqual({ sort: 'rating' });
  });

  it('withoutFilter removes one volume, leaves the other, and returns to the first page', () => {
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
  it('changedQuery returns to the first page when anything else changes', () => {
    expect(changedQuery({ page: 4, text: 'a' }, { sort: 'newest' })).toEqual({
      text: 'a',
      sort: 'newest',
    });
  });

  it('changedQuery sets the page when that is the change', () => {
    expect(changedQuery({ text: 'a' }, { page: 2 })).toEqual({ text: 'a', page: 2 });
  });
});

describe('withVolumes and withoutFilters', () => {
  it('withVolumes treats an empty list of volumes as no criterion', () => {
    expect(withVolumes({ volumes: ['Bulk'] }, [])).toEqual({});
  });

  it('withoutFilters preserves the sort when all filters are removed', () => {
    expect(withoutFilters(everything)).toEqual({ sort: 'rating' });
    expect(withoutFilters({ page: 2 })).toEqual({});
  });
});
