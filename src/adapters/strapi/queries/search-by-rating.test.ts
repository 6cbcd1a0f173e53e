import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aProduct } from '../../../../test/builders/a-product';
import type { Product } from '../../../domain/catalogue/product';
import type { ListParameters } from './list-parameters';
import { searchByRating } from './search-by-rating';

/** A fake CMS that sorts by rating and returns the requested page or offset. */
const served = (products: readonly Product[], cap = 100) => {
  const calls: ListParameters[] = [];
  const matching = (filters: unknown) =>
    products
      .filter(({ rating }) => (rating === null) === JSON.stringify(filters).includes('$null'))
      .toSorted((one, other) => (other.rating ?? 0) - (one.rating ?? 0));
  return {
    calls,
    fetchPage: async (parameters: ListParameters) => {
      calls.push(parameters);
      const found = matching(parameters.filters);
      const { page = 1, pageSize = 25, start, limit } = parameters.pagination ?? {};
      const size = Math.min(cap, limit ?? pageSize);
      const from = start ?? (page - 1) * size;
      const total = found.length;
      const items = found.slice(from, from + size);
      return { items, page, pageSize: size, pageCount: Math.ceil(total / size), total };
    },
    count: async (filters: unknown) => matching(filters).length,
  };
};

const rated = (ratings: readonly (number | null)[]) =>
  ratings.map((rating, index) => aProduct({ id: `${index}`, rating }));

const search = (cms: ReturnType<typeof served>, page: number, pageSize: number) =>
  searchByRating({ page, pageSize }, cms.fetchPage, cms.count);

describe('searchByRating', () => {
  it('searchByRating sorts the unrated after the worst rated', async () => {
    const cms = served(rated([3, null, 5, 0, null]));
    const { items } = await search(cms, 1, 10);
    expect(items.map(({ rating }) => rating)).toEqual([5, 3, 0, null, null]);
  });

  it('searchByRating pages like a single list, however many products are rated', async () => {
    const ratings = fc.array(fc.option(fc.integer({ min: 0, max: 5 })), { maxLength: 30 });
    const number = fc.integer({ min: 1, max: 8 });
    await fc.assert(
      fc.asyncProperty(ratings, number, number, async (given, page, pageSize) => {
        const ordered = given.toSorted((one, other) => (other ?? -1) - (one ?? -1));
        const found = await search(served(rated(given)), page, pageSize);
        const start = (page - 1) * pageSize;
        expect(found.items.map(({ rating }) => rating)).toEqual(
          ordered.slice(start, start + pageSize),
        );
        const pageCount = Math.ceil(given.length / pageSize);
        expect(found).toMatchObject({ page, pageSize, pageCount, total: given.length });
      }),
    );
  });

  it('searchByRating uses the page size of the response, which the CMS may have capped', async () => {
    const cms = served(rated([5, 4, null, 3, null, null]), 2);
    const pages = await Promise.all([1, 2, 3].map((page) => search(cms, page, 50)));
    expect(pages.flatMap(({ items }) => items.map(({ rating }) => rating))).toEqual([
      5,
      4,
      3,
      null,
      null,
      null,
    ]);
  });

  it('searchByRating fetches the unrated only for a page that the rated do not fill', async () => {
    const cms = served(rated([5, 4, 3, 2, null]));
    await search(cms, 1, 2);
    expect(cms.calls).toHaveLength(1);
    await search(cms, 3, 2);
    expect(cms.calls).toHaveLength(3);
  });

  it('searchByRating does not count the unrated when a minimum rating excludes them', async () => {
    const cms = served(rated([5, null]));
    const count = async () => {
      throw new Error('This count costs a call');
    };
    const found = await searchByRating({ minimumRating: 4 }, cms.fetchPage, count);
    expect(found).toMatchObject({ total: 1 });
  });
});
