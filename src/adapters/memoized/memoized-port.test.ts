import { describe, expect, it, vi } from 'vitest';
import { memoizedPort } from './memoized-port';

const aPort = () => {
  const search = vi.fn(async (query: object, _options?: { signal?: AbortSignal }) => ({ query }));
  return { port: { search }, search };
};

describe('a memoized port', () => {
  it('a memoized port answers an equal query from the cache, also while the first is loading', async () => {
    const { port, search } = aPort();
    const memoized = memoizedPort(port);
    const answers = await Promise.all([
      memoized.search({ text: 'oil' }),
      memoized.search({ text: 'oil' }),
    ]);
    expect(answers[0]).toBe(answers[1]);
    expect(search).toHaveBeenCalledTimes(1);
  });

  it('a memoized port caches the answer and not its promise, which would retain its async context', async () => {
    const { port, search } = aPort();
    const memoized = memoizedPort(port);
    const first = memoized.search({ text: 'oil' });
    const answer = await first;
    const again = memoized.search({ text: 'oil' });
    expect(again).not.toBe(first);
    expect(await again).toBe(answer);
    expect(search).toHaveBeenCalledTimes(1);
  });

  it('a memoized port caches a failure as well', async () => {
    const search = vi.fn().mockRejectedValue(new Error('gone'));
    const memoized = memoizedPort({ search });
    await expect(memoized.search()).rejects.toThrow('gone');
    await expect(memoized.search()).rejects.toThrow('gone');
    expect(search).toHaveBeenCalledTimes(1);
  });

  it('a memoized port passes another query on', async () => {
    const { port, search } = aPort();
    const memoized = memoizedPort(port);
    expect(await memoized.search({ text: 'oil' })).toEqual({ query: { text: 'oil' } });
    expect(await memoized.search({ text: 'tears' })).toEqual({ query: { text: 'tears' } });
    expect(search).toHaveBeenCalledTimes(2);
  });

  it('a memoized port is not aborted by one of several callers', async () => {
    const { port, search } = aPort();
    const memoized = memoizedPort(port);
    await memoized.search({}, { signal: AbortSignal.abort() });
    expect(search).toHaveBeenCalledWith({}, {});
    await memoized.search({}, { signal: new AbortController().signal });
    expect(search).toHaveBeenCalledTimes(1);
  });
});
