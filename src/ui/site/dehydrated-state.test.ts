import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dehydratedStateOf, hydrateCache } from './dehydrated-state';
import { newQueryCache } from './queries/query-cache';

describe('the dehydrated state of a page', () => {
  it('the dehydrated state of a page has a stable order, whichever answer loaded first', () => {
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

describe('the content of a prerendered page', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const HOUR_MS = 3_600_000;
  const key = ['getProduct', 'a'] as const;

  /** Returns how often a page that was prerendered `ageMs` ago fetches its content on load. */
  function fetchesAtAge(ageMs: number): number {
    const cache = newQueryCache();
    hydrateCache(cache, { readAt: Date.now() - ageMs, answers: [[key, 'as prerendered']] });
    expect(cache.cachedAnswer(key)).toBe('as prerendered');
    const run = vi.fn(async () => 'newer');
    cache.fetchIfStale({ key, run });
    return run.mock.calls.length;
  }

  it('the content of a prerendered page is not fetched again within a day', () => {
    expect(fetchesAtAge(HOUR_MS)).toBe(0);
    expect(fetchesAtAge(24 * HOUR_MS - 1)).toBe(0);
  });

  it('the content of a prerendered page is fetched again in the background after a day', () => {
    expect(fetchesAtAge(24 * HOUR_MS)).toBe(1);
  });
});
