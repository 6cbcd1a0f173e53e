import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { visitorsCalendar } from './visitors-calendar';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A visitor whose own clock says so; the zone is this machine's: others are in `living-year.spec.ts`. */
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
  ])('is the day of the clock at %s', (moment, day) => {
    expect(at(moment).calendar.today()).toBe(day);
  });
});

describe('the next day', () => {
  it('is told at midnight, and the one after it too', () => {
    const { calendar } = at('2025-11-30T23:00:00');
    const told: string[] = [];
    calendar.subscribe(() => told.push(calendar.today()));
    vi.advanceTimersByTime(59 * 60_000);
    expect(told).toEqual([]);
    vi.advanceTimersByTime(60_000);
    expect(told).toEqual(['2025-12-01']);
    vi.advanceTimersByTime(24 * 3_600_000);
    expect(told).toEqual(['2025-12-01', '2025-12-02']);
  });

  it('is told to who comes back to a window that slept over midnight', () => {
    const { calendar, document } = at('2025-11-30T23:00:00');
    const told = vi.fn();
    calendar.subscribe(told);
    vi.setSystemTime(new Date('2025-12-01T08:00:00'));
    document.dispatchEvent(new Event('visibilitychange'));
    expect(told).toHaveBeenCalledOnce();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(told).toHaveBeenCalledOnce();
  });

  it('is told to nobody who has left', () => {
    const { calendar, document } = at('2025-11-30T23:00:00');
    const told = vi.fn();
    calendar.subscribe(told)();
    vi.advanceTimersByTime(3 * 3_600_000);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(told).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });
});
