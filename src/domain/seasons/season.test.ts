import { describe, expect, it } from 'vitest';
import type { Day } from './day';
import { SEASONS, type Season, seasonOf, turnOf } from './season';

/** Every day of a year, computed independently of the code under test. */
function daysOf(year: number): readonly Day[] {
  const days: Day[] = [];
  for (let time = Date.UTC(year, 0, 1); time < Date.UTC(year + 1, 0, 1); time += 86_400_000) {
    days.push(new Date(time).toISOString().slice(0, 10) as Day);
  }
  return days;
}

/**
 * First and last day of each season, as month and day. Jilaal has two parts, because it begins in
 * December and ends in March.
 */
const BETWEEN: Readonly<Record<Season, readonly (readonly [string, string])[]>> = {
  jilaal: [
    ['01-01', '03-31'],
    ['12-01', '12-31'],
  ],
  gu: [['04-01', '06-30']],
  xagaa: [['07-01', '09-30']],
  dayr: [['10-01', '11-30']],
};

/**
 * Start and end angle of each season on the year wheel, in degrees as `turnOf` returns them; Jilaal
 * continues past 360.
 */
const ARCS: Readonly<Record<Season, readonly [number, number]>> = {
  jilaal: [285, 405],
  gu: [45, 135],
  xagaa: [135, 225],
  dayr: [225, 285],
};

// 2000 and 2024 are leap years, 2100 is not.
describe.each([2000, 2024, 2025, 2026, 2100])('in %i', (year) => {
  const days = daysOf(year);

  it('the year of seasons assigns every day to the one season of its month', () => {
    for (const day of days) {
      const within = SEASONS.filter((season) =>
        BETWEEN[season].some(([first, last]) => first <= day.slice(5) && day.slice(5) <= last),
      );
      expect(within, day).toEqual([seasonOf(day)]);
    }
  });

  it('the year of seasons places every day within the arc of its season, after the previous day', () => {
    let before = Number.NEGATIVE_INFINITY;
    for (const day of days) {
      const turn = turnOf(day);
      expect(turn, day).toBeGreaterThan(before);
      before = turn;
      const [from, to] = ARCS[seasonOf(day)];
      const onArc = turn < from ? turn + 360 : turn;
      expect(onArc, day).toBeGreaterThanOrEqual(from);
      expect(onArc, day).toBeLessThan(to);
    }
  });

  it('the year of seasons completes exactly one turn in a year', () => {
    expect(turnOf(days[0] as Day)).toBe(-45);
    expect(turnOf(days.at(-1) as Day)).toBeGreaterThan(313);
    expect(turnOf(days.at(-1) as Day)).toBeLessThan(315);
  });
});
