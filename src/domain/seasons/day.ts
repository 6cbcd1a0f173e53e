import type { Brand } from '../shared/branded-type';
import { dayAndMonth } from '../shared/format-day';

/** A calendar day without time and time zone: `2025-11-21`. */
export type Day = Brand<string, 'Day'>;

/** The year, month and date of a day; months and dates count from 1. */
export function partsOf(day: Day): {
  readonly year: number;
  readonly month: number;
  readonly date: number;
} {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return { year, month, date };
}

/** `2025-11-21` → `21 November`. */
export const formatDay = (day: Day): string => dayAndMonth(new Date(day));
