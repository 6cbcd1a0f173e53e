import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withProgress } from '../scripts/lib/with-progress.mjs';

const STEP = { doing: 'Compiling the driver', about: '2 to 5 minutes, once' };

let lines: string[];
const running = (work: () => Promise<unknown>) =>
  withProgress(STEP, work, (line) => void lines.push(line));

beforeEach(() => {
  lines = [];
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

describe('a long step', () => {
  it('a long step prints at once what it does and about how long it takes', () => {
    void running(() => new Promise(() => {}));
    expect(lines).toEqual(['Compiling the driver (2 to 5 minutes, once).']);
  });

  it('a long step prints at least every 15 seconds, and at its end how long it took', async () => {
    const done = running(() => new Promise((resolve) => setTimeout(resolve, 80_000, 'made')));
    await vi.advanceTimersByTimeAsync(80_000);
    expect(await done).toBe('made');
    expect(lines.slice(1)).toEqual([
      '  Compiling the driver: 15 s so far.',
      '  Compiling the driver: 30 s so far.',
      '  Compiling the driver: 45 s so far.',
      '  Compiling the driver: 1 min 0 s so far.',
      '  Compiling the driver: 1 min 15 s so far.',
      '  Done in 1 min 20 s.',
    ]);
  });

  it('a long step prints nothing more after a failure', async () => {
    const failed = running(() => Promise.reject(new Error('no compiler')));
    await expect(failed).rejects.toThrow('no compiler');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(lines).toHaveLength(1);
  });
});
