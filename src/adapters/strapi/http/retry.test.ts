import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aNetwork, failure, json, noConnection } from '../../../../test/builders/a-network';
import { strapiClient } from './strapi-client';

const client = strapiClient({ host: 'https://cms.example', token: '' });
const get = (signal?: AbortSignal) => client.call('GET', '/products', { signal });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Runs all timers at once and returns how long the call would have taken. */
const waited = async (call: Promise<unknown>) => {
  const start = Date.now();
  const outcome = Promise.allSettled([call]);
  await vi.runAllTimersAsync();
  return { ms: Date.now() - start, outcome: (await outcome)[0] };
};

const BUSY = { 'Retry-After': '2' };
const answered = { status: 'fulfilled', value: { data: [] } };

describe('a retry', () => {
  it.each([
    ['a failed connection', () => noConnection()],
    ['429', () => failure(429)],
    ['502', () => failure(502)],
    ['503', () => failure(503)],
  ])('a retry repeats a read after %s, at most twice', async (_, fault) => {
    const recovered = aNetwork(fault(), fault(), json({ data: [] }));
    expect((await waited(get())).outcome).toMatchObject(answered);
    expect(recovered.calls).toHaveLength(3);

    const down = aNetwork(fault(), fault(), fault(), json({ data: [] }));
    expect((await waited(get())).outcome.status).toBe('rejected');
    expect(down.calls).toHaveLength(3);
  });

  it('a retry rejects with the failure of the last attempt', async () => {
    aNetwork(noConnection(), failure(502), failure(503));
    await expect(Promise.all([get(), vi.runAllTimersAsync()])).rejects.toMatchObject({
      status: 503,
    });
  });

  it.each(['PUT', 'DELETE'] as const)('a retry repeats an idempotent %s, too', async (method) => {
    const { calls } = aNetwork(failure(503), json({ data: [] }));
    expect((await waited(client.call(method, '/products/a'))).outcome).toMatchObject(answered);
    expect(calls.map((call) => call.method)).toEqual([method, method]);
  });
});

describe('no retry', () => {
  it.each([400, 401, 403, 404, 405, 500, 504])(
    'no retry follows a read with status %i',
    async (status) => {
      const { calls } = aNetwork(failure(status), json({ data: [] }));
      expect(await waited(get())).toMatchObject({ ms: 0, outcome: { status: 'rejected' } });
      expect(calls).toHaveLength(1);
    },
  );

  it('no retry follows an invalid response', async () => {
    const { calls } = aNetwork(new Response('<html>'), json({ data: [] }));
    expect((await waited(get())).outcome).toMatchObject({ reason: { kind: 'malformed' } });
    expect(calls).toHaveLength(1);
  });

  it.each([
    ['a failed connection', () => noConnection()],
    ['429', () => failure(429)],
    ['503', () => failure(503)],
  ])(
    'no retry follows a POST after %s, because it could store an entry twice',
    async (_, fault) => {
      const { calls } = aNetwork(fault(), json({ data: {} }));
      const post = client.call('POST', '/products', { body: { data: {} } });
      expect(await waited(post)).toMatchObject({ ms: 0, outcome: { status: 'rejected' } });
      expect(calls).toHaveLength(1);
    },
  );
});

describe('the delay before a retry', () => {
  it.each([
    ['least', 0, 200 + 400],
    ['most', 0.999_999, 400 + 800],
  ])('the delay before a retry doubles, with half of it random: at %s', async (_, chance, ms) => {
    vi.spyOn(Math, 'random').mockReturnValue(chance);
    aNetwork(failure(503), failure(503), json({ data: [] }));
    expect(Math.round((await waited(get())).ms / 10) * 10).toBe(ms);
  });

  it('the delay before a retry is the `Retry-After` of the CMS, in seconds', async () => {
    const { calls } = aNetwork(json({}, { status: 429, headers: BUSY }), json({ data: [] }));
    expect(await waited(get())).toMatchObject({ ms: 2000, outcome: answered });
    expect(calls).toHaveLength(2);
  });

  it('the delay before a retry is the `Retry-After` of the CMS, as a date', async () => {
    vi.setSystemTime('2025-03-12T08:00:00.000Z');
    const headers = { 'Retry-After': 'Wed, 12 Mar 2025 08:00:03 GMT' };
    aNetwork(json({}, { status: 503, headers }), json({ data: [] }));
    expect(await waited(get())).toMatchObject({ ms: 3000, outcome: answered });
  });

  it('the delay before a retry is at most five seconds: there is no retry when the CMS asks for more', async () => {
    const patient = aNetwork(
      json({}, { status: 429, headers: { 'Retry-After': '5' } }),
      json({ data: [] }),
    );
    expect(await waited(get())).toMatchObject({ ms: 5000, outcome: answered });
    expect(patient.calls).toHaveLength(2);

    const { calls } = aNetwork(json({}, { status: 429, headers: { 'Retry-After': '6' } }));
    expect(await waited(get())).toMatchObject({ ms: 0, outcome: { reason: { status: 429 } } });
    expect(calls).toHaveLength(1);
  });

  it('the delay before a retry ends at once when the call is aborted', async () => {
    const { calls } = aNetwork(failure(503), json({ data: [] }));
    const controller = new AbortController();
    const call = Promise.allSettled([get(controller.signal)]);
    await vi.advanceTimersByTimeAsync(50);
    controller.abort();
    await expect(call).resolves.toMatchObject([{ reason: { message: 'Request aborted' } }]);
    expect(calls).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('the delay before a retry does not begin when the call is already aborted', async () => {
    const controller = new AbortController();
    const { calls } = aNetwork(() => {
      queueMicrotask(() => controller.abort());
      return new Response('', { status: 503 });
    });
    const { ms, outcome } = await waited(get(controller.signal));
    expect(outcome).toMatchObject({ reason: { kind: 'aborted' } });
    expect(ms).toBe(0);
    expect(calls).toHaveLength(1);
  });
});
