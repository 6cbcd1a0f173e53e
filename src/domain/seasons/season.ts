import { type Day, partsOf } from './day';

/** The four seasons of the Somali year, in order. */
export const SEASONS = ['jilaal', 'gu', 'xagaa', 'dayr'] as const;

export type Season = (typeof SEASONS)[number];

/**
 * The last month of each season, where 1 is January. Jilaal begins in December of the year before.
 */
const LAST_MONTHS: Readonly<Record<Season, number>> = { jilaal: 3, gu: 6, xagaa: 9, dayr: 11 };

/** Returns the season of a day. It is approximate, because the real seasons follow the rain. */
export function seasonOf(day: Day): Season {
  const { month } = partsOf(day);
  return SEASONS.find((season) => month <= LAST_MONTHS[season]) ?? 'jilaal';
}

/** A day in the middle of each season. The year does not matter. */
const MIDDLES: Readonly<Record<Season, Day>> = {
  jilaal: '2025-01-31' as Day,
  gu: '2025-05-16' as Day,
  xagaa: '2025-08-16' as Day,
  dayr: '2025-10-31' as Day,
};

/** Returns a day in the middle of a season, to mark the season on the wheel of the year. */
export const middleOf = (season: Season): Day => MIDDLES[season];

const MONTH = 30;
const daysIn = (year: number, month: number): number =>
  new Date(Date.UTC(year, month, 0)).getUTCDate();

/**
 * Returns the angle of a day on the wheel of the year, in degrees clockwise from the top. 1 January
 * is at -45, and each month takes 30 degrees, whatever its length.
 */
export function turnOf(day: Day): number {
  const { year, month, date } = partsOf(day);
  return -45 + MONTH * (month - 1 + (date - 1) / daysIn(year, month));
}
