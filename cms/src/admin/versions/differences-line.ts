import type { Difference } from './difference';

type FormatDate = (iso: string, options: Intl.DateTimeFormatOptions) => string;

/** Formats of dates, by the type of the field. A day is formatted in UTC: it has no time zone. */
const DATES: Readonly<Record<string, Intl.DateTimeFormatOptions>> = {
  date: { dateStyle: 'medium', timeZone: 'UTC' },
  datetime: { dateStyle: 'medium', timeStyle: 'short' },
};

/**
 * Returns one line that says how a version differs from the current entry, for example
 * `Price (US$) 18 (now 20), Description`.
 *
 * @param format formats an ISO date in the browser's language and time zone.
 */
export const differencesLine = (differences: readonly Difference[], format: FormatDate) =>
  differences
    .map(({ label, type, values }) => {
      if (!values) return label;
      const shown = (value: string) => {
        const options = DATES[type];
        return options && value !== 'empty' ? format(value, options) : value;
      };
      return `${label} ${shown(values.before)} (now ${shown(values.now)})`;
    })
    .join(', ');
