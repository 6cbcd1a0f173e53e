/** `2025-03-12`, alone or with a time of day and an optional time zone. */
const ISO =
  /^(\d{4})-(\d\d)-(\d\d)(?:[T ]([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d)(?:\.(\d{1,9}))?)?(Z|[+-]\d\d:?\d\d)?)?$/i;

const MINUTE = 60_000;

/**
 * Returns the offset of a time zone such as `+03:00` in minutes. A time without a zone counts as
 * UTC, so that every machine reads the same moment.
 */
function offsetOf(zone = 'Z'): number {
  const [, sign, hours, minutes] = /([+-])(\d\d):?(\d\d)/u.exec(zone) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0));
}

/**
 * Parses an ISO date, or date and time, into ms since 1970. Returns `null` for an invalid date such
 * as `2025-02-30`, which browsers read as 2 March.
 */
export function momentOf(iso: string | null | undefined): number | null {
  const parts = ISO.exec(iso?.trim() ?? '');
  if (parts === null) return null;
  const [year = 0, month = 0, date = 0, hours = 0, minutes = 0, seconds = 0] = parts
    .slice(1, 7)
    .map((part) => Number(part ?? 0));
  const day = Date.UTC(year, month - 1, date);
  const isOnCalendar =
    new Date(day).getUTCMonth() === month - 1 && new Date(day).getUTCFullYear() === year;
  if (!isOnCalendar || date === 0) return null;
  const ms = Math.trunc(Number(`0.${parts[7] ?? 0}`) * 1000);
  return day + (hours * 60 + minutes - offsetOf(parts[8])) * MINUTE + seconds * 1000 + ms;
}

/** Assumed maximum difference between the clocks of two machines, in ms. */
const CLOCK_TOLERANCE = 5 * MINUTE;

/**
 * Returns a timestamp from another machine as a date and time in UTC. Returns `null` when it is
 * missing, invalid or in the future, because it must belong to a past event.
 *
 * @param now ms since 1970.
 */
export function stampedMoment(iso: string | null, now: number): string | null {
  const moment = momentOf(iso);
  return moment === null || moment > now + CLOCK_TOLERANCE ? null : new Date(moment).toISOString();
}

/** Compares two dates for sorting: the latest comes first, a missing or invalid date last. */
export const latestFirst = (one: string | null, other: string | null): number =>
  (momentOf(other) ?? Number.NEGATIVE_INFINITY) - (momentOf(one) ?? Number.NEGATIVE_INFINITY) || 0;
