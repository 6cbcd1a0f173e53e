import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { capped, paginate } from './paginate';

const numbers = (length: number) => Array.from({ length }, (_, index) => index);

describe('paginate', () => {
  it('paginate returns a page with the totals', () => {
    expect(paginate(numbers(5), 2, 2)).toEqual({
      items: [2, 3],
      page: 2,
      pageSize: 2,
      pageCount: 3,
      total: 5,
    });
  });

  it('paginate returns a shorter last page, and an empty page past the end', () => {
    expect(paginate(numbers(5), 3, 2).items).toEqual([4]);
    expect(paginate(numbers(5), 99, 2)).toMatchObject({ items: [], page: 99, pageCount: 3 });
  });

  it('paginate has no pages for an empty list', () => {
    expect(paginate([], 1, 12)).toMatchObject({ items: [], pageCount: 0, total: 0 });
  });

  it.each([
    ['a page before the first', 0, 2, { page: 1, items: [0, 1] }],
    ['a negative page', -3, 2, { page: 1, items: [0, 1] }],
    ['a fractional page number', 1.5, 2, { page: 1, items: [0, 1] }],
    ['a page size of zero', 1, 0, { pageSize: 1, items: [0] }],
    ['a negative page size', 1, -5, { pageSize: 1, items: [0] }],
  ])('paginate answers like the CMS when asked for %s', (_, page, size, expected) => {
    expect(paginate(numbers(5), page, size)).toMatchObject(expected);
  });

  it('paginate returns at most a hundred items', () => {
    expect(paginate(numbers(250), 1, 1000)).toMatchObject({ pageSize: 100, pageCount: 3 });
    expect(capped(numbers(250), 1000)).toHaveLength(100);
    expect(capped(numbers(250), 0)).toHaveLength(1);
  });

  it('paginate returns every item on exactly one page', () => {
    const size = fc.integer({ min: 1, max: 20 });
    fc.assert(
      fc.property(fc.nat({ max: 60 }), size, (length, pageSize) => {
        const all = numbers(length);
        const { pageCount } = paginate(all, 1, pageSize);
        const pages = numbers(pageCount).map((page) => paginate(all, page + 1, pageSize).items);
        expect(pages.flat()).toEqual(all);
        expect(pages.every((page) => page.length > 0)).toBe(true);
      }),
    );
  });
});
