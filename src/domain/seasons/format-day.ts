import type { Day } from './day';

/** Locale and time zone are fixed: a day is written in the same way wherever it is. */
const dayAndMonth = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

/** `2025-11-21` → `21 November`. */
export const formatDay = (day: Day): string => dayAndMonth.format(Date.parse(day));
