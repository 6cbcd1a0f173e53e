import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { strapiClient } from './strapi-client';

/** A real server, so that connection faults produce the errors that `fetch` really throws. */
let server: Server | undefined;

async function serving(answer: RequestListener) {
  let count = 0;
  const listening = createServer((request, response) => {
    count += 1;
    answer(request, response);
  });
  server = listening;
  const firstAsked = once(listening, 'request');
  await new Promise<void>((resolve) => void listening.listen(0, '127.0.0.1', resolve));
  const { port } = listening.address() as AddressInfo;
  const client = strapiClient({ host: `http://127.0.0.1:${port}`, token: '' });
  return { client, count: () => count, firstAsked };
}

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  server?.closeAllConnections();
  server?.close();
  server = undefined;
});

const post = { body: { data: {} } };

describe('a reset connection', () => {
  it('a reset connection is a network error with its cause', async () => {
    const { client } = await serving(({ socket }) => void socket.resetAndDestroy());
    const call = client.call('POST', '/enquiries', post);
    await expect(call).rejects.toMatchObject({
      kind: 'network',
      message: 'Network Error',
      cause: { name: 'TypeError', message: 'fetch failed' },
    });
  });

  it('a reset connection is retried by a read, which then succeeds', async () => {
    let resets = 2;
    const { client, count } = await serving(({ socket }, response) => {
      if (resets > 0) {
        resets -= 1;
        socket.resetAndDestroy();
      } else response.end('{"data":[]}');
    });
    await expect(client.call('GET', '/products')).resolves.toEqual({ data: [] });
    expect(count()).toBe(3);
  });
});

describe('a truncated body', () => {
  it.each([
    ['shorter than announced', { 'Content-Length': '500' }],
    ['with its last chunk missing', {}],
  ])('a truncated body is a network error, not a partial answer: %s', async (_, headers) => {
    const { client } = await serving(({ socket }, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json', ...headers });
      response.write('{"data":[{"documentId":"a"}', () => socket.destroy());
    });
    await expect(client.call('POST', '/products', post)).rejects.toMatchObject({ kind: 'network' });
  });
});

describe('a server that stalls', () => {
  it.each([
    ['for an answer', false, () => {}],
    [
      'in the middle of the body',
      true,
      (_request, response) => {
        response.writeHead(200, { 'Content-Type': 'application/json' });
        response.write('{"data":[');
      },
    ],
  ] satisfies [string, boolean, RequestListener][])(
    'a server that stalls times out: %s',
    async (_, begins, answer) => {
      const fetched = vi.spyOn(globalThis, 'fetch');
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      const { client, count, firstAsked } = await serving(answer);
      const call = client.call('GET', '/products', { timeLimitMs: 60 });
      const failed = expect(call).rejects.toMatchObject({
        kind: 'timeout',
        message: 'Request timed out',
      });
      await firstAsked;
      if (begins) await fetched.mock.results[0]?.value;
      vi.advanceTimersByTime(60);
      await failed;
      expect(count()).toBe(1);
    },
  );

  it('a request to a server that stalls is aborted with its signal', async () => {
    const { client, firstAsked } = await serving(() => {});
    const controller = new AbortController();
    const call = client.call('GET', '/products', { signal: controller.signal });
    const failed = expect(call).rejects.toThrow('Request aborted');
    await firstAsked;
    controller.abort();
    await failed;
  });
});

describe('no server at all', () => {
  it('a call to a missing server is a network error after all retries', async () => {
    const { client } = await serving(() => {});
    await new Promise((resolve) => void server?.close(resolve));
    await expect(client.call('GET', '/products')).rejects.toMatchObject({ kind: 'network' });
  });
});
