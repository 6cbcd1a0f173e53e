import { momentOf } from '../shared/parse-moment';

/** A text above the header of every page, such as the days of a holiday. */
export interface Announcement {
  readonly text: string;
  /** Address of a page of the site (`/faq`) or of another site; `null` for none. */
  readonly link: string | null;
  /** ISO date and time of the beginning; `null` if it has begun already. */
  readonly from: string | null;
  /** ISO date and time of the end; `null` if it has none. */
  readonly until: string | null;
}

/**
 * Whether visitors see the announcement now. The time `from` is included, the time `until` is not.
 *
 * @param now ms since 1970.
 */
export const isCurrent = (
  { from, until }: Pick<Announcement, 'from' | 'until'>,
  now: number,
): boolean =>
  (momentOf(from) ?? Number.NEGATIVE_INFINITY) <= now &&
  now < (momentOf(until) ?? Number.POSITIVE_INFINITY);
