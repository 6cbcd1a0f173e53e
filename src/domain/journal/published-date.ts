// Locale and time zone are fixed: a pre-rendered page and the browser must print the same day.
const longDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** `2025-03-12` or `2025-03-12T08:00:00.000Z` → `12 March 2025`; `null` for what is no date. */
export function formatPublishedDate(iso: string | null): string | null {
  const time = iso === null ? Number.NaN : Date.parse(iso);
  return Number.isNaN(time) ? null : longDate.format(time);
}
