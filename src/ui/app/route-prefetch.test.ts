// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { aNetwork, json, noConnection } from '../../../test/builders/a-network';
import { newQueryCache } from '../site/queries/query-cache';
import { routePrefetch } from './route-prefetch';

const KEY = ['getCachedPages'] as const;
const state = (answer: string) => json({ readAt: Date.now(), answers: [[KEY, answer]] });
const ADDRESS = '/thank-you';

function aPrefetch() {
  const cache = newQueryCache();
  const { prepare } = routePrefetch(cache, { arePrerendered: true });
  return { cache, prepare };
}

describe('the route prefetch', () => {
  it('the route prefetch loads a page once, with its content', async () => {
    const { calls } = aNetwork(state('content'));
    const { cache, prepare } = aPrefetch();
    const loading = prepare(ADDRESS);
    expect(prepare(ADDRESS)).toBe(loading);
    expect(await loading).toBe(true);
    expect(cache.cachedAnswer(KEY)).toBe('content');
    expect(prepare(ADDRESS)).toBeNull();
    expect(calls.map(({ address }) => address)).toEqual(['/thank-you/page.json']);
  });

  it('the route prefetch requests a page again after a failure', async () => {
    aNetwork(noConnection(), state('content'));
    const { cache, prepare } = aPrefetch();
    expect(await prepare(ADDRESS)).toBe(false);
    expect(await prepare(ADDRESS)).toBe(true);
    expect(cache.cachedAnswer(KEY)).toBe('content');
  });

  it('the route prefetch ignores the address of a file', () => {
    expect(aPrefetch().prepare('/assets/prices.pdf')).toBeNull();
  });
});
