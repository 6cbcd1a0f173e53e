import { describe, expect, it, vi } from 'vitest';
import { checkedHealth } from '../../../cms/dist/src/health-checks/checked-health';

const full = () => Promise.reject(new Error('database or disk is full'));
const fine = () => Promise.resolve();

describe('the health of the CMS', () => {
  it('the health of the CMS lists every check that fails, and the reason', async () => {
    const health = checkedHealth({ 'A fails.': full, 'B works.': fine, 'C fails.': full }, {});
    const reason = 'database or disk is full';
    expect(await health()).toEqual([
      { sentence: 'A fails.', reason },
      { sentence: 'C fails.', reason },
    ]);
  });

  it('the health of the CMS is checked once for all requests while the result is valid', async () => {
    let clock = 0;
    const check = vi.fn(fine);
    const health = checkedHealth({ 'A fails.': check }, { validMs: 10, now: () => clock });
    await Promise.all(Array.from({ length: 1000 }, health));
    clock = 9;
    await health();
    expect(check).toHaveBeenCalledTimes(1);
    clock = 10;
    check.mockImplementation(full);
    expect(await health()).toHaveLength(1);
    expect(check).toHaveBeenCalledTimes(2);
  });

  it('the health of the CMS treats a disk that never responds as not writable', async () => {
    vi.useFakeTimers();
    try {
      const health = checkedHealth({ 'A hangs.': () => new Promise(() => {}) }, { validMs: 10 });
      const asked = health();
      await vi.advanceTimersByTimeAsync(5_000);
      expect(await asked).toEqual([{ sentence: 'A hangs.', reason: 'No answer within 5000 ms' }]);
    } finally {
      vi.useRealTimers();
    }
  });
});
