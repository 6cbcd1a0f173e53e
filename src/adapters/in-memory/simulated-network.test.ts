import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SMOOTH, underConditions } from './simulated-network';

const port = {
  read: async (what: string, _reading?: { signal?: AbortSignal }) => `${what}, read`,
  write: async (what: string) => `${what}, written`,
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a smooth network', () => {
  it('a smooth network passes calls and answers through', async () => {
    const smooth = underConditions(port, SMOOTH);
    await expect(smooth.read('a')).resolves.toBe('a, read');
    await expect(smooth.write('b')).resolves.toBe('b, written');
  });

  it('a smooth network rejects a call that was aborted before or meanwhile', async () => {
    const smooth = underConditions(port, SMOOTH);
    await expect(smooth.read('a', { signal: AbortSignal.abort() })).rejects.toThrow(
      'Request aborted',
    );
    const controller = new AbortController();
    const read = smooth.read('a', { signal: controller.signal });
    controller.abort();
    await expect(read).rejects.toMatchObject({ kind: 'aborted' });
  });
});

describe('a slow network', () => {
  it('a slow network delays the answer', async () => {
    const read = underConditions(port, { delayMs: 3000, failure: null }).read('a');
    const answered = vi.fn();
    void read.then(answered);
    await vi.advanceTimersByTimeAsync(2999);
    expect(answered).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(answered).toHaveBeenCalledWith('a, read');
  });

  it('a slow network rejects at once when the call is aborted', async () => {
    const slow = underConditions(port, { delayMs: 3000, failure: null });
    const controller = new AbortController();
    const read = Promise.allSettled([slow.read('a', { signal: controller.signal })]);
    controller.abort(new Error('moved on'));
    await expect(read).resolves.toMatchObject([
      { reason: { message: 'Request aborted', cause: { message: 'moved on' } } },
    ]);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a failing network', () => {
  it.each([
    ['service-unavailable', 'Service Unavailable', 503],
    ['network', 'Network Error', null],
  ] as const)('a failing network fails every call as %s', async (failure, message, status) => {
    const down = underConditions(port, { delayMs: 0, failure });
    await expect(down.read('a')).rejects.toMatchObject({ kind: failure, message, status });
    await expect(down.write('a')).rejects.toMatchObject({ kind: failure });
  });
});
