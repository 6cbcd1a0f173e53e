const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/**
 * The day of a time in UTC, so that a prerendered page and the browser write the same: `12 March`.
 * It avoids `Intl`, whose first call takes a browser 20 ms.
 */
export const dayAndMonth = (time: Date): string =>
  `${time.getUTCDate()} ${MONTHS[time.getUTCMonth()]}`;
