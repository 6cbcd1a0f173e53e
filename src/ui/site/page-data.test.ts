import { describe, expect, it } from 'vitest';
import { pageDataOf } from './page-data';
import { newReadCache } from './reads/read-cache';

describe('what a page was made of', () => {
  it('is written in one order, whichever answer came first', () => {
    const [one, other] = [newReadCache(), newReadCache()];
    const answers = [
      [['getProduct', 'a'], 1],
      [['searchPosts', { page: 2 }], 2],
      [['getFeaturedProducts'], 3],
    ] as const;
    for (const [key, answer] of answers) one.keep(key, answer, 1);
    for (const [key, answer] of [...answers].reverse()) other.keep(key, answer, 2);
    expect(pageDataOf(one, 0)).toEqual(pageDataOf(other, 0));
    expect(pageDataOf(one, 0).answers).toHaveLength(3);
  });
});
