import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { visitorsCalendar } from './visitors-calendar';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/**
 * Sets the clock to this local time and creates a calendar. The time zone is this machine's;
 * `seasons.spec.ts` tests other time zones.
 */
function at(moment: string) {
  vi.setSystemTime(new Date(moment));
  const document = new EventTarget() as Document;
  return { document, calendar: visitorsCalendar(document) };
}

describe('today', () => {
  it.each([
    ['2025-11-30T00:00:00', '2025-11-30'],
    ['2025-11-30T23:59:59', '2025-11-30'],
    ['2024-02-09T12:00:00', '2024-02-09'],
  ])('today is the local day at %s', (moment, day) => {
    expect(at(moment).calendar.today()).toBe(day);
  });
});

describe('a new day', () => {
  it('a new day is announced to listeners at midnight, and so is the day after it', () => {
    const { calendar } = at('2025-11-30T23:00:00');
    const days: string[] = [];
    calendar.subscribe(() => days.push(calendar.today()));
    vi.advanceTimersByTime(59 * 60_000);
    expect(days).toEqual([]);
    vi.advanceTimersByTime(60_000);
    expect(days).toEqual(['2025-12-01']);
    vi.advanceTimersByTime(24 * 3_600_000);
    expect(days).toEqual(['2025-12-01', '2025-12-02']);
  });

  it('a new day is announced when a window that slept over midnight becomes visible', () => {
    const { calendar, document } = at('2025-11-30T23:00:00');
    const onChange = vi.fn();
    calendar.subscribe(onChange);
    vi.setSystemTime(new Date('2025-12-01T08:00:00'));
    document.dispatchEvent(new Event('visibilitychange'));
    expect(onChange).toHaveBeenCalledOnce();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(onChange).toHaveBeenCalledOnce();
  });

  it('a new day is not announced to a listener that has unsubscribed', () => {
    const { calendar, document } = at('2025-11-30T23:00:00');
    const onChange = vi.fn();
    calendar.subscribe(onChange)();
    vi.advanceTimersByTime(3 * 3_600_000);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(onChange).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });
});
