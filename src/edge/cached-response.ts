import type { Purges } from './purge-log';

/** So long an answer is served without a thought. */
export const FRESH_FOR_MS = 5 * 60_000;
/** So long it is served at once and drawn anew behind the visitor's back. */
export const OLD_FOR_MS = 24 * 60 * 60_000;
/** So long it is there for when the CMS is not. */
export const KEPT_FOR_MS = 30 * 24 * 60 * 60_000;

/** When something kept was found, and by what it is known to be out of date. */
interface Dated {
  /** When the drawing began, in ms since 1970. */
  readonly drawnAt: number;
  readonly tags: readonly string[];
  /** The purges of its tags that were known then: the content is newer than they are. */
  readonly stamps: Readonly<Record<string, string>>;
}

/** How far a series of numbered addresses goes. */
export interface CachedEnd extends Dated {
  readonly last: number;
}

/** What is kept of an address. */
export interface CachedResponse extends Dated {
  /** The document, or the file. */
  readonly body: string;
  readonly type: string;
  /** What the page was made of, as JSON; `null` for a file. */
  readonly data: string | null;
  readonly etag: string;
}

export const stampsOf = (
  tags: readonly string[],
  { stamps }: Purges,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    tags.flatMap((tag) => {
      const stamp = stamps.get(tag);
      return stamp === undefined ? [] : [[tag, stamp]];
    }),
  );

/** `fresh`; `old`: probably still right; `purged`: known to be wrong, or too old to trust. */
export type Freshness = 'fresh' | 'old' | 'purged';

export function freshnessOf(kept: Dated, { stamps, allBefore }: Purges, now: number): Freshness {
  const age = now - kept.drawnAt;
  const isPurged = kept.tags.some((tag) => {
    const stamp = stamps.get(tag);
    return stamp !== undefined && stamp !== kept.stamps[tag];
  });
  if (isPurged || kept.drawnAt < allBefore || age >= OLD_FOR_MS) return 'purged';
  return age < FRESH_FOR_MS ? 'fresh' : 'old';
}
