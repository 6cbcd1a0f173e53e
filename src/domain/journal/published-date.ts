import { dayAndMonth } from '../shared/format-day';
import { momentOf } from '../shared/parse-moment';

/** `2025-03-12` or `2025-03-12T08:00:00.000Z` → `12 March 2025`; `null` for an invalid date. */
export function formatPublishedDate(iso: string | null): string | null {
  const moment = momentOf(iso);
  if (moment === null) return null;
  const time = new Date(moment);
  return `${dayAndMonth(time)} ${time.getUTCFullYear()}`;
}

/**
 * The day that `formatPublishedDate` shows, as an ISO date: `2025-03-12`. Empty for an invalid
 * date.
 */
export function dayOf(iso: string): string {
  const moment = momentOf(iso);
  return moment === null ? '' : new Date(moment).toISOString().slice(0, 10);
}
