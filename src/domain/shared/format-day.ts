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
 * Formats the day of a time as `12 March`. Uses UTC, so that the prerendered page and the browser
 * write the same day, and avoids `Intl`, whose first call takes 20 ms in a browser.
 */
export const dayAndMonth = (time: Date): string =>
  `${time.getUTCDate()} ${MONTHS[time.getUTCMonth()]}`;
