import { describe, expect, it } from 'vitest';
import { countdownFrom, paused, remainingAt, resumed } from './countdown';

describe('a running countdown', () => {
  it('a running countdown counts down to zero and not below', () => {
    const countdown = countdownFrom(5000, 100);
    expect(remainingAt(countdown, 100)).toBe(5000);
    expect(remainingAt(countdown, 2100)).toBe(3000);
    expect(remainingAt(countdown, 9999)).toBe(0);
  });

  it('a running countdown never ends when its total is infinite', () => {
    expect(remainingAt(countdownFrom(Number.POSITIVE_INFINITY, 0), 1e9)).toBe(
      Number.POSITIVE_INFINITY,
    );
  });
});

describe('a paused countdown', () => {
  it('a paused countdown keeps its remaining time, however long the pause is', () => {
    const countdown = paused(countdownFrom(5000, 0), 'hover', 2000);
    expect(remainingAt(countdown, 60_000)).toBe(3000);
  });

  it('a paused countdown resumes with the remaining time, not with the total', () => {
    const countdown = resumed(paused(countdownFrom(5000, 0), 'hover', 2000), 'hover', 60_000);
    expect(remainingAt(countdown, 61_000)).toBe(2000);
    expect(countdown.total).toBe(5000);
  });

  it('a paused countdown stays paused until the last reason ends', () => {
    const both = paused(paused(countdownFrom(5000, 0), 'window', 1000), 'hover', 2000);
    const blurred = resumed(both, 'hover', 3000);
    expect(blurred).toMatchObject({ since: null, pausedBy: ['window'] });
    expect(remainingAt(resumed(blurred, 'window', 4000), 5000)).toBe(3000);
  });

  it('a paused countdown counts the same reason only once', () => {
    const once = paused(countdownFrom(5000, 0), 'focus', 1000);
    expect(paused(once, 'focus', 2000)).toBe(once);
    expect(resumed(once, 'focus', 3000).since).toBe(3000);
  });

  it('a paused countdown ignores the end of a reason that did not pause it', () => {
    const running = countdownFrom(5000, 0);
    expect(resumed(running, 'window', 1000)).toBe(running);
    const hovered = paused(running, 'hover', 1000);
    expect(resumed(hovered, 'window', 2000)).toBe(hovered);
  });
});

it('a countdown starts paused when there is a reason from the start', () => {
  const waiting = countdownFrom(5000, 0, ['window']);
  expect(remainingAt(waiting, 60_000)).toBe(5000);
  expect(remainingAt(resumed(waiting, 'window', 60_000), 64_999)).toBe(1);
});
