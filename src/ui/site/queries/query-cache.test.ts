import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hashOf, type Query } from './query';
import { newQueryCache } from './query-cache';

interface Call {
  readonly signal: AbortSignal;
  answer(value: unknown): Promise<void>;
  fail(error: unknown): Promise<void>;
}

/** A query whose answers the test controls. */
function aRead(...key: [string, ...unknown[]]) {
  const calls: Call[] = [];
  const read: Query<unknown> = {
    key,
    run: (signal) =>
      new Promise((resolve, reject) => {
        const settled = async (settle: () => void) => {
          settle();
          await vi.advanceTimersByTimeAsync(0);
        };
        calls.push({
          signal,
          answer: (value) => settled(() => resolve(value)),
          fail: (error) => settled(() => reject(error)),
        });
      }),
  };
  const call = (number: number): Call => {
    const found = calls[number - 1];
    if (found === undefined || calls.length > number) throw new Error(`${calls.length} calls`);
    return found;
  };
  return { ...read, read, calls, call };
}

const MINUTE_MS = 60_000;
const why = new Error('no network');

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a query', () => {
  it('a query is fetched once for concurrent requests', async () => {
    const products = aRead('searchProducts', { text: 'sweet', page: 1 });
    const again = aRead('searchProducts', { page: 1, text: 'sweet' });
    const cache = newQueryCache();
    const answers = [cache.fetch(products.read), cache.fetch(again.read)];
    await products.call(1).answer('found');
    expect(await Promise.all(answers)).toEqual(['found', 'found']);
    expect(again.calls).toHaveLength(0);
    expect(cache.cachedAnswer(again.key)).toBe('found');
  });

  it('a query notifies the subscribers of its key only', async () => {
    const [product, post] = [aRead('getProduct', 'a'), aRead('getPost', 'a')];
    const cache = newQueryCache();
    const notified: string[] = [];
    const stop = cache.subscribe(hashOf(product.key), () => notified.push('product'));
    cache.subscribe(hashOf(post.key), () => notified.push('post'));
    cache.prefetch(product.read);
    await product.call(1).answer('resin');
    expect(notified).toEqual(['product']);
    stop();
    vi.advanceTimersByTime(6 * MINUTE_MS);
    cache.fetchIfStale(product.read);
    await product.call(2).answer('oil');
    expect(notified).toEqual(['product']);
  });

  it('a query stays failed until the cache drops the failure', async () => {
    const product = aRead('getProduct', 'a');
    const cache = newQueryCache();
    cache.prefetch(product.read);
    await product.call(1).fail(why);
    cache.prefetch(product.read);
    expect(cache.stateOf(product.key)).toEqual({ step: 'failed', error: why });
    cache.forgetFailed(new Error('another'));
    expect(cache.stateOf(product.key)?.step).toBe('failed');
    cache.forgetFailed(why);
    cache.prefetch(product.read);
    await product.call(2).answer('resin');
    expect(cache.cachedAnswer(product.key)).toBe('resin');
  });
});

describe('a cached answer', () => {
  it('a cached answer is refetched when it is stale', async () => {
    const product = aRead('getProduct', 'a');
    const cache = newQueryCache();
    cache.seed(product.key, 'resin', Date.now());
    vi.advanceTimersByTime(5 * MINUTE_MS - 1);
    cache.fetchIfStale(product.read);
    expect(product.calls).toHaveLength(0);
    vi.advanceTimersByTime(1);
    cache.fetchIfStale(product.read);
    cache.fetchIfStale(product.read);
    expect(cache.cachedAnswer(product.key)).toBe('resin');
    await product.call(1).answer('oil');
    expect(cache.cachedAnswer(product.key)).toBe('oil');
  });

  it('a cached answer stays when a refetch fails', async () => {
    const product = aRead('getProduct', 'a');
    const cache = newQueryCache();
    cache.seed(product.key, 'resin', 0);
    cache.fetchIfStale(product.read);
    await product.call(1).fail(why);
    expect(cache.cachedAnswer(product.key)).toBe('resin');
    cache.fetchIfStale(product.read);
    expect(product.calls).toHaveLength(2);
  });

  it('a cached answer stays the same object when the refetched answer is equal', async () => {
    const product = aRead('getProduct', 'a');
    const cache = newQueryCache();
    const resin = { title: 'resin' };
    cache.seed(product.key, resin, 0);
    cache.fetchIfStale(product.read);
    await product.call(1).answer({ title: 'resin' });
    expect(cache.cachedAnswer(product.key)).toBe(resin);
  });

  it('a cached answer is not replaced by dehydrated state', () => {
    const { key } = aRead('getProduct', 'a');
    const cache = newQueryCache();
    cache.seed(key, 'newer', 2);
    cache.seed(key, 'older', 1);
    expect(cache.cached()).toEqual([[key, 'newer']]);
  });

  it('a cached answer may be null', () => {
    const { key } = aRead('getProduct', 'gone');
    const cache = newQueryCache();
    cache.seed(key, null, 1);
    cache.seed(key, 'another', 2);
    expect(cache.cachedAnswer(key)).toBeNull();
  });

  it('a cached answer is dropped when the cache is full, the oldest without a subscriber first', () => {
    const cache = newQueryCache();
    const shown = aRead('getProduct', 0);
    cache.subscribe(hashOf(shown.key), () => {});
    for (let id = 0; id <= 300; id += 1) cache.seed(['getProduct', id], id, id);
    expect(cache.cached()).toHaveLength(300);
    expect(cache.cachedAnswer(shown.key)).toBe(0);
    expect(cache.cachedAnswer(['getProduct', 1])).toBeUndefined();
  });
});

describe('a newer search', () => {
  it('a newer search aborts older searches of the same name, and no other query', async () => {
    const [older, newer] = [aRead('searchPosts', 'a'), aRead('searchPosts', 'b')];
    const other = aRead('searchProducts', 'a');
    const cache = newQueryCache();
    for (const { read } of [older, newer, other]) cache.prefetch(read);
    cache.cancelOthers(newer.key);
    expect(older.call(1).signal.aborted).toBe(true);
    expect(newer.call(1).signal.aborted).toBe(false);
    expect(other.call(1).signal.aborted).toBe(false);
    // An answer after the abort is ignored: the key may have been requested again meanwhile.
    await older.call(1).answer('late');
    expect(cache.stateOf(older.key)).toBeUndefined();
  });

  it('a newer search keeps the cached answers of older searches, and drops their failures', async () => {
    const [known, failed, newer] = ['a', 'b', 'c'].map((text) => aRead('searchPosts', text));
    const cache = newQueryCache();
    if (!known || !failed || !newer) throw new Error('three reads');
    cache.seed(known.key, 'posts', 0);
    cache.fetchIfStale(known.read);
    cache.prefetch(failed.read);
    await failed.call(1).fail(why);
    cache.cancelOthers(newer.key);
    expect(known.call(1).signal.aborted).toBe(true);
    expect(cache.cachedAnswer(known.key)).toBe('posts');
    expect(cache.stateOf(failed.key)).toBeUndefined();
    cache.fetchIfStale(known.read);
    expect(known.calls).toHaveLength(2);
  });
});
