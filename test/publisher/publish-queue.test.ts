// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { publishQueue } from '../../scripts/publisher/publish-queue.mjs';

/**
 * Returns a publish queue and two arrays. `runs` contains the publications that the queue has
 * started; the test resolves or rejects them. `outcomes` contains what the queue has reported.
 */
function slowWork() {
  const runs: { resolve(text: string): void; reject(error: Error): void }[] = [];
  const outcomes: string[] = [];
  const queue = publishQueue({
    publish: () => new Promise((resolve, reject) => runs.push({ resolve, reject })),
    onOutcome: ({ text, isGood }) => outcomes.push(`${isGood ? 'done' : 'failed'}: ${text}`),
  });
  return { queue, runs, outcomes };
}

describe('publications', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('publications run once for a burst of requests', async () => {
    const { queue, runs } = slowWork();
    for (let event = 0; event < 5; event += 1) {
      queue.request();
      await vi.advanceTimersByTimeAsync(50);
    }
    expect(runs).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(200);
    expect(runs).toHaveLength(1);
  });

  it('publications do not wait for a burst that never ends', async () => {
    const { queue, runs } = slowWork();
    for (let event = 0; event < 12; event += 1) {
      queue.request();
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(runs).toHaveLength(1);
  });

  it('publications run one at a time, then once more for all requests in the meantime', async () => {
    const { queue, runs, outcomes } = slowWork();
    queue.request();
    await vi.advanceTimersByTimeAsync(200);
    for (let event = 0; event < 3; event += 1) queue.request();
    await vi.advanceTimersByTimeAsync(5000);
    expect(runs).toHaveLength(1);
    expect(queue.state()).toBe('running, and again after that');
    runs[0]?.resolve('one');
    await vi.advanceTimersByTimeAsync(5000);
    expect(runs).toHaveLength(2);
    runs[1]?.resolve('two');
    await vi.advanceTimersByTimeAsync(5000);
    expect(runs).toHaveLength(2);
    expect(outcomes).toEqual(['done: one', 'done: two']);
    expect(queue.state()).toBe('idle');
  });

  it('publications are retried after a failure, with a growing delay', async () => {
    const { queue, runs, outcomes } = slowWork();
    queue.request();
    await vi.advanceTimersByTimeAsync(200);
    runs[0]?.reject(new Error('the CMS is away'));
    await vi.advanceTimersByTimeAsync(5200);
    expect(runs).toHaveLength(2);
    runs[1]?.reject(new Error('still away'));
    await vi.advanceTimersByTimeAsync(5200);
    expect(runs).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(5200);
    expect(runs).toHaveLength(3);
    expect(outcomes).toEqual(['failed: the CMS is away', 'failed: still away']);
  });

  it('publications run once an hour without any event', async () => {
    const { queue, runs } = slowWork();
    queue.request();
    await vi.advanceTimersByTimeAsync(200);
    runs[0]?.resolve('done');
    await vi.advanceTimersByTimeAsync(3_601_000);
    expect(runs).toHaveLength(2);
  });

  it('publications start no more once the queue has ended', async () => {
    const { queue, runs } = slowWork();
    queue.request();
    await vi.advanceTimersByTimeAsync(200);
    queue.request();
    const end = queue.end();
    runs[0]?.resolve('done');
    await end;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(runs).toHaveLength(1);
  });
});
