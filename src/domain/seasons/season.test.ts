import { describe, expect, it } from 'vitest';
import { type Day, partsOf } from './day';
import { formatDay } from './format-day';
import { SEASONS, type Season, seasonOf, turnOf } from './season';

/** Every day of a year, by a calendar that is not the code's own. */
function daysOf(year: number): readonly Day[] {
  const days: Day[] = [];
  for (let time = Date.UTC(year, 0, 1); time < Date.UTC(year + 1, 0, 1); time += 86_400_000) {
    days.push(new Date(time).toISOString().slice(0, 10) as Day);
  }
  return days;
}

/** First and last day, as month and day. */
const BETWEEN: Readonly<Record<Season, readonly (readonly [string, string])[]>> = {
  jilaal: [
    ['01-01', '03-31'],
    ['12-01', '12-31'],
  ],
  gu: [['04-01', '06-30']],
  xagaa: [['07-01', '09-30']],
  dayr: [['10-01', '11-30']],
};

/** The arc of each season on the drawn wheel, in degrees. */
const ARCS: Readonly<Record<Season, readonly [number, number]>> = {
  jilaal: [285, 405],
  gu: [45, 135],
  xagaa: [135, 225],
  dayr: [225, 285],
};

// 2024 and 2000 have a 29 February, 2100 has none.
describe.each([2000, 2024, 2025, 2026, 2100])('in %i', (year) => {
  const days = daysOf(year);

  it('every day is in the season that its month says, and in one alone', () => {
    for (const day of days) {
      const within = SEASONS.filter((season) =>
        BETWEEN[season].some(([first, last]) => first <= day.slice(5) && day.slice(5) <= last),
      );
      expect(within, day).toEqual([seasonOf(day)]);
    }
  });

  it('every day stands within the arc of its season, each a little after the last', () => {
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

  it('the year goes once round', () => {
    expect(turnOf(days[0] as Day)).toBe(-45);
    expect(turnOf(days.at(-1) as Day)).toBeGreaterThan(313);
    expect(turnOf(days.at(-1) as Day)).toBeLessThan(315);
  });
});

describe('a day', () => {
  it('is read with months from 1', () => {
    expect(partsOf('2024-02-29' as Day)).toEqual({ year: 2024, month: 2, date: 29 });
  });

  it('is named by its date and month', () => {
    expect(formatDay('2025-11-21' as Day)).toBe('21 November');
    expect(formatDay('2024-02-29' as Day)).toBe('29 February');
  });
});
