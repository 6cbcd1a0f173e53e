import { describe, expect, it, vi } from 'vitest';
import { askedOnce } from './asked-once';

const aPort = () => {
  const search = vi.fn(async (query: object, _options?: { signal?: AbortSignal }) => ({ query }));
  return { port: { search }, search };
};

describe('a port that is asked once', () => {
  it('answers the same question from memory, also while the answer is on its way', async () => {
    const { port, search } = aPort();
    const once = askedOnce(port);
    const answers = await Promise.all([once.search({ text: 'oil' }), once.search({ text: 'oil' })]);
    expect(answers[0]).toBe(answers[1]);
    expect(search).toHaveBeenCalledTimes(1);
  });

  it('asks another question', async () => {
    const { port, search } = aPort();
    const once = askedOnce(port);
    expect(await once.search({ text: 'oil' })).toEqual({ query: { text: 'oil' } });
    expect(await once.search({ text: 'tears' })).toEqual({ query: { text: 'tears' } });
    expect(search).toHaveBeenCalledTimes(2);
  });

  it('is not called off by one of those who wait', async () => {
    const { port, search } = aPort();
    const once = askedOnce(port);
    await once.search({}, { signal: AbortSignal.abort() });
    expect(search).toHaveBeenCalledWith({}, {});
    await once.search({}, { signal: new AbortController().signal });
    expect(search).toHaveBeenCalledTimes(1);
  });
});
