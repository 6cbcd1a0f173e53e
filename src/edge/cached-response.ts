import type { Purges } from './purge-log';

/** How long a cached response counts as fresh. */
export const FRESH_FOR_MS = 5 * 60_000;
/** How long it is served while a new one renders in the background (stale-while-revalidate). */
export const STALE_FOR_MS = 24 * 60 * 60_000;
/** How long it stays stored, as a fallback when the CMS is unreachable (stale-if-error). */
export const CACHED_FOR_MS = 30 * 24 * 60 * 60_000;

/** When a cache entry was rendered, and the tags that invalidate it. */
interface Dated {
  /** When the rendering began, in ms since 1970. */
  readonly renderedAt: number;
  readonly tags: readonly string[];
  /** The purges of its tags that were known then; the content is newer than those. */
  readonly stamps: Readonly<Record<string, string>>;
}

/** The cached end of a series of numbered addresses. */
export interface CachedEnd extends Dated {
  readonly last: number;
}

/** The cached response of an address. */
export interface CachedResponse extends Dated {
  /** The HTML document or the file. */
  readonly body: string;
  readonly type: string;
  /** The dehydrated state of the page as JSON; `null` for a file. */
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

/** `fresh`; `old`: probably still correct; `purged`: known to be outdated, or too old to trust. */
export type Freshness = 'fresh' | 'old' | 'purged';

export function freshnessOf(entry: Dated, { stamps, allBefore }: Purges, now: number): Freshness {
  const age = now - entry.renderedAt;
  const isPurged = entry.tags.some((tag) => {
    const stamp = stamps.get(tag);
    return stamp !== undefined && stamp !== entry.stamps[tag];
  });
  if (isPurged || entry.renderedAt < allBefore || age >= STALE_FOR_MS) return 'purged';
  return age < FRESH_FOR_MS ? 'fresh' : 'old';
}
