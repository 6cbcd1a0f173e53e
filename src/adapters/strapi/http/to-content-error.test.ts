import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { retryAfterMs } from './to-content-error';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('retryAfterMs', () => {
  it.each([
    ['2', 2000],
    ['0', 0],
    ['0.5', 500],
    ['-3', 0],
    [null, null],
    ['', null],
    ['soon', null],
    ['Wed, 12 Mar 2025 08:00:10 GMT', 10_000],
    ['Wed, 12 Mar 2025 07:00:00 GMT', 0],
  ])('retryAfterMs reads %j as %j', (header, ms) => {
    vi.setSystemTime('2025-03-12T08:00:00.000Z');
    expect(retryAfterMs(header)).toBe(ms);
  });
});
