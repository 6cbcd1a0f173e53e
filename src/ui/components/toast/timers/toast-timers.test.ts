import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toastTimers } from './toast-timers';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function started(total = 5000) {
  const timers = toastTimers();
  const ended: string[] = [];
  const start = (id: string, of = total) => timers.start(id, of, () => ended.push(id));
  start('a');
  return { timers, ended, start };
}

describe('one toast', () => {
  it('ends after its time, not before', () => {
    const { ended } = started();
    vi.advanceTimersByTime(4999);
    expect(ended).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(ended).toEqual(['a']);
  });

  it('runs the remaining time after a pause', () => {
    const { timers, ended } = started();
    vi.advanceTimersByTime(2000);
    timers.pause('a', 'hover');
    vi.advanceTimersByTime(60_000);
    timers.resume('a', 'hover');
    vi.advanceTimersByTime(2999);
    expect(ended).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(ended).toEqual(['a']);
  });

  it('never ends without an end, and has the whole time once it gets one', () => {
    const { ended, start } = started(Number.POSITIVE_INFINITY);
    vi.advanceTimersByTime(3_000_000);
    start('a', 5000);
    vi.advanceTimersByTime(4999);
    expect(ended).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(ended).toEqual(['a']);
  });

  it('is still held, after a new start, by what held it before', () => {
    const { timers, ended, start } = started(Number.POSITIVE_INFINITY);
    timers.pause('a', 'hover');
    start('a', 5000);
    vi.advanceTimersByTime(60_000);
    expect(ended).toEqual([]);
    timers.resume('a', 'hover');
    vi.advanceTimersByTime(5000);
    expect(ended).toEqual(['a']);
  });

  it('does not end once it was stopped', () => {
    const { timers, ended } = started();
    timers.stop('a');
    vi.advanceTimersByTime(60_000);
    expect(ended).toEqual([]);
    expect(timers.countdownOf('a')).toBeUndefined();
  });
});

describe('all toasts', () => {
  it('stand and run on together, each with its own remaining time', () => {
    const { timers, ended, start } = started();
    vi.advanceTimersByTime(2000);
    start('b');
    timers.pauseAll('window');
    vi.advanceTimersByTime(60_000);
    timers.resumeAll('window');
    vi.advanceTimersByTime(3000);
    expect(ended).toEqual(['a']);
    vi.advanceTimersByTime(2000);
    expect(ended).toEqual(['a', 'b']);
  });

  it('hold a toast that comes later, too', () => {
    const { timers, ended, start } = started();
    timers.pauseAll('window');
    start('late');
    vi.advanceTimersByTime(60_000);
    timers.resumeAll('window');
    vi.advanceTimersByTime(4999);
    expect(ended).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(ended).toEqual(['a', 'late']);
  });

  it('leave a toast alone that is also held by itself', () => {
    const { timers, ended } = started();
    timers.pause('a', 'hover');
    timers.pauseAll('window');
    timers.resumeAll('window');
    vi.advanceTimersByTime(60_000);
    expect(ended).toEqual([]);
  });
});

it('tells its listeners when a countdown changes, and hands out the same one until then', () => {
  const { timers } = started();
  let told = 0;
  const leave = timers.subscribe(() => {
    told += 1;
  });
  const before = timers.countdownOf('a');
  timers.resume('a', 'hover');
  expect(timers.countdownOf('a')).toBe(before);
  timers.pause('a', 'hover');
  expect(timers.countdownOf('a')).not.toBe(before);
  expect(told).toBe(1);
  leave();
  timers.stop('a');
  expect(told).toBe(1);
});
