import { describe, expect, it } from 'vitest';
import { dehydratedStateOf } from './dehydrated-state';
import { newQueryCache } from './queries/query-cache';

describe('the dehydrated state of a page', () => {
  it('has a stable order, whichever answer loaded first', () => {
    const [one, other] = [newQueryCache(), newQueryCache()];
    const answers = [
      [['getProduct', 'a'], 1],
      [['searchPosts', { page: 2 }], 2],
      [['getFeaturedProducts'], 3],
    ] as const;
    for (const [key, answer] of answers) one.seed(key, answer, 1);
    for (const [key, answer] of [...answers].reverse()) other.seed(key, answer, 2);
    expect(dehydratedStateOf(one, 0)).toEqual(dehydratedStateOf(other, 0));
    expect(dehydratedStateOf(one, 0).answers).toHaveLength(3);
  });
});
