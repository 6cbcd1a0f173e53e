import { momentOf } from '../shared/moment';
import { dayAndMonth } from '../shared/written-day';

/** `2025-03-12` or `2025-03-12T08:00:00.000Z` → `12 March 2025`; `null` for what is no date. */
export function formatPublishedDate(iso: string | null): string | null {
  const moment = momentOf(iso);
  if (moment === null) return null;
  const time = new Date(moment);
  return `${dayAndMonth(time)} ${time.getUTCFullYear()}`;
}
