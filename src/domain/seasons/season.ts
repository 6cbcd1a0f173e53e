import { type Day, partsOf } from './day';

/** The four seasons of the Somali year, in its order. */
export const SEASONS = ['jilaal', 'gu', 'xagaa', 'dayr'] as const;

export type Season = (typeof SEASONS)[number];

/** The month that ends each season, from 1; Jilaal begins in the December before. */
const LAST_MONTHS: Readonly<Record<Season, number>> = { jilaal: 3, gu: 6, xagaa: 9, dayr: 11 };

/** The season of a day. The months are a rough guide: rain comes when it comes. */
export function seasonOf(day: Day): Season {
  const { month } = partsOf(day);
  return SEASONS.find((season) => month <= LAST_MONTHS[season]) ?? 'jilaal';
}

const MONTH = 30;
const daysIn = (year: number, month: number): number =>
  new Date(Date.UTC(year, month, 0)).getUTCDate();

/**
 * Where a day stands on the wheel of the year, in degrees clockwise from its top: twelve months of
 * the same width, the first of January at -45.
 */
export function turnOf(day: Day): number {
  const { year, month, date } = partsOf(day);
  return -45 + MONTH * (month - 1 + (date - 1) / daysIn(year, month));
}
