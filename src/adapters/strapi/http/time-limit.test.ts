import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { strapiClient } from './strapi-client';

const client = strapiClient({ host: 'https://cms.example', token: '' });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Never responds; rejects only when it is aborted. */
const silent = (_: string, { signal }: RequestInit) =>
  new Promise<Response>((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
  });

/** Responds at once with half a body and then stalls. */
const stalling = async (_: string, { signal }: RequestInit) =>
  new Response(
    new ReadableStream({
      start(stream) {
        stream.enqueue(new TextEncoder().encode('{"data":['));
        signal?.addEventListener('abort', () => stream.error(signal.reason));
      },
    }),
  );

describe.each([
  ['an answer that never comes', silent],
  ['a body that stalls', stalling],
])('%s', (_, network) => {
  it('a call times out after ten seconds, without a retry', async () => {
    const fetching = vi.fn(network);
    vi.stubGlobal('fetch', fetching);
    const call = Promise.allSettled([client.call('GET', '/products')]);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(fetching.mock.calls[0]?.[1].signal?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await expect(call).resolves.toMatchObject([
      { reason: { kind: 'timeout', message: 'Request timed out' } },
    ]);
    await vi.runAllTimersAsync();
    expect(fetching).toHaveBeenCalledTimes(1);
  });

  it('a call is aborted with its signal', async () => {
    vi.stubGlobal('fetch', network);
    const controller = new AbortController();
    const call = Promise.allSettled([
      client.call('GET', '/products', { signal: controller.signal }),
    ]);
    await vi.advanceTimersByTimeAsync(100);
    controller.abort(new Error('moved on'));
    await expect(call).resolves.toMatchObject([
      { reason: { kind: 'aborted', message: 'Request aborted', cause: { message: 'moved on' } } },
    ]);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a signal aborted before the call', () => {
  it('a signal aborted before the call causes no request', async () => {
    const fetching = vi.fn(silent);
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      init.signal?.throwIfAborted();
      return fetching(url, init);
    });
    const call = client.call('GET', '/products', { signal: AbortSignal.abort() });
    await expect(call).rejects.toThrow('Request aborted');
    expect(fetching).not.toHaveBeenCalled();
  });
});

describe('an answer in time', () => {
  it('an answer in time leaves neither a timer nor a listener behind', async () => {
    vi.stubGlobal('fetch', async () => new Response('{}'));
    const { signal } = new AbortController();
    const removed = vi.spyOn(signal, 'removeEventListener');
    await client.call('GET', '/products', { signal });
    expect(vi.getTimerCount()).toBe(0);
    expect(removed).toHaveBeenCalledWith('abort', expect.any(Function));
  });
});
