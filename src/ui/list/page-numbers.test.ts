import { describe, expect, it } from 'vitest';
import { GAP, pageNumbers } from './page-numbers';

describe('the page numbers shown', () => {
  it('the page numbers shown are empty when the list is empty', () => {
    expect(pageNumbers(1, 0)).toEqual([]);
  });

  it('the page numbers shown include every page when there are few', () => {
    expect(pageNumbers(1, 3)).toEqual([1, 2, 3]);
    expect(pageNumbers(3, 5)).toEqual([1, 2, 3, 4, 5]);
  });

  it('the page numbers shown omit pages far from the current one, but never the first and the last', () => {
    expect(pageNumbers(10, 20)).toEqual([1, GAP, 9, 10, 11, GAP, 20]);
    expect(pageNumbers(1, 20)).toEqual([1, 2, GAP, 20]);
    expect(pageNumbers(20, 20)).toEqual([1, GAP, 19, 20]);
  });

  it('the page numbers shown show a single page instead of a gap', () => {
    expect(pageNumbers(4, 20)).toEqual([1, 2, 3, 4, 5, GAP, 20]);
    expect(pageNumbers(17, 20)).toEqual([1, GAP, 16, 17, 18, 19, 20]);
  });

  it('the page numbers shown show a gap instead of two pages or more', () => {
    expect(pageNumbers(5, 6)).toEqual([1, GAP, 4, 5, 6]);
    expect(pageNumbers(2, 6)).toEqual([1, 2, 3, GAP, 6]);
    expect(pageNumbers(6, 7)).toEqual([1, GAP, 5, 6, 7]);
  });

  it('the page numbers shown stay within the list when the address names a page beyond it', () => {
    expect(pageNumbers(99, 6)).toEqual([1, GAP, 5, 6]);
    expect(pageNumbers(-3, 6)).toEqual([1, 2, GAP, 6]);
  });

  it('the page numbers shown are at most seven and in ascending order for a list of any length', () => {
    for (let page = 1; page <= 417; page++) {
      const numbers = pageNumbers(page, 417);
      expect(numbers.length).toBeLessThanOrEqual(7);
      expect(numbers).toContain(page);
      const shown = numbers.filter((number) => number !== GAP);
      expect([...shown].sort((one, other) => one - other)).toEqual(shown);
    }
  });
});
