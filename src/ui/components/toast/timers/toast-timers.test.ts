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
  it('one toast ends after its duration, not before', () => {
    const { ended } = started();
    vi.advanceTimersByTime(4999);
    expect(ended).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(ended).toEqual(['a']);
  });

  it('one toast runs the remaining time after a pause', () => {
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

  it('one toast never ends with an infinite duration, and has the full duration after a restart', () => {
    const { ended, start } = started(Number.POSITIVE_INFINITY);
    vi.advanceTimersByTime(3_000_000);
    start('a', 5000);
    vi.advanceTimersByTime(4999);
    expect(ended).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(ended).toEqual(['a']);
  });

  it('one toast stays paused for the same reasons after a restart', () => {
    const { timers, ended, start } = started(Number.POSITIVE_INFINITY);
    timers.pause('a', 'hover');
    start('a', 5000);
    vi.advanceTimersByTime(60_000);
    expect(ended).toEqual([]);
    timers.resume('a', 'hover');
    vi.advanceTimersByTime(5000);
    expect(ended).toEqual(['a']);
  });

  it('one toast does not end after it was stopped', () => {
    const { timers, ended } = started();
    timers.stop('a');
    vi.advanceTimersByTime(60_000);
    expect(ended).toEqual([]);
    expect(timers.countdownOf('a')).toBeUndefined();
  });
});

describe('all toasts', () => {
  it('all toasts pause and resume together, each with its own remaining time', () => {
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

  it('pausing all toasts also pauses a toast that starts later', () => {
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

  it('resuming all toasts does not resume a toast that is also paused for another reason', () => {
    const { timers, ended } = started();
    timers.pause('a', 'hover');
    timers.pauseAll('window');
    timers.resumeAll('window');
    vi.advanceTimersByTime(60_000);
    expect(ended).toEqual([]);
  });
});

it('the timers of toasts notify their listeners of a change, and return the same object until then', () => {
  const { timers } = started();
  let calls = 0;
  const unsubscribe = timers.subscribe(() => {
    calls += 1;
  });
  const before = timers.countdownOf('a');
  timers.resume('a', 'hover');
  expect(timers.countdownOf('a')).toBe(before);
  timers.pause('a', 'hover');
  expect(timers.countdownOf('a')).not.toBe(before);
  expect(calls).toBe(1);
  unsubscribe();
  timers.stop('a');
  expect(calls).toBe(1);
});
