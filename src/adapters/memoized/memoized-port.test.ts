import { describe, expect, it, vi } from 'vitest';
import { memoizedPort } from './memoized-port';

const aPort = () => {
  const search = vi.fn(async (query: object, _options?: { signal?: AbortSignal }) => ({ query }));
  return { port: { search }, search };
};

describe('a port that is asked once', () => {
  it('answers the same question from memory, also while the answer is on its way', async () => {
    const { port, search } = aPort();
    const once = memoizedPort(port);
    const answers = await Promise.all([once.search({ text: 'oil' }), once.search({ text: 'oil' })]);
    expect(answers[0]).toBe(answers[1]);
    expect(search).toHaveBeenCalledTimes(1);
  });

  it('keeps an answer and not the promise that brought it, with all that was at work then', async () => {
    const { port, search } = aPort();
    const once = memoizedPort(port);
    const first = once.search({ text: 'oil' });
    const answer = await first;
    const again = once.search({ text: 'oil' });
    expect(again).not.toBe(first);
    expect(await again).toBe(answer);
    expect(search).toHaveBeenCalledTimes(1);
  });

  it('remembers a failure as well', async () => {
    const search = vi.fn().mockRejectedValue(new Error('gone'));
    const once = memoizedPort({ search });
    await expect(once.search()).rejects.toThrow('gone');
    await expect(once.search()).rejects.toThrow('gone');
    expect(search).toHaveBeenCalledTimes(1);
  });

  it('asks another question', async () => {
    const { port, search } = aPort();
    const once = memoizedPort(port);
    expect(await once.search({ text: 'oil' })).toEqual({ query: { text: 'oil' } });
    expect(await once.search({ text: 'tears' })).toEqual({ query: { text: 'tears' } });
    expect(search).toHaveBeenCalledTimes(2);
  });

  it('is not called off by one of those who wait', async () => {
    const { port, search } = aPort();
    const once = memoizedPort(port);
    await once.search({}, { signal: AbortSignal.abort() });
    expect(search).toHaveBeenCalledWith({}, {});
    await once.search({}, { signal: new AbortController().signal });
    expect(search).toHaveBeenCalledTimes(1);
  });
});
