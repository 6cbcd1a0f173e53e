import type { Purges } from '../purge-log';

/** How long a cached response counts as fresh, in ms. */
export const FRESH_FOR_MS = 5 * 60_000;
/**
 * Age up to which a cached response is served while a new one renders in the background
 * (stale-while-revalidate), in ms.
 */
export const STALE_FOR_MS = 24 * 60 * 60_000;
/**
 * How long a cached response stays in the store, in ms. A response older than `STALE_FOR_MS` is
 * served only when no new one can be rendered in time (stale-if-error).
 */
export const CACHED_FOR_MS = 30 * 24 * 60 * 60_000;

/** When a cache entry was rendered or read, and the tags that invalidate it. */
export interface Dated {
  /** When the rendering or the reading began, in ms since 1970. */
  readonly renderedAt: number;
  readonly tags: readonly string[];
  /**
   * The stamp of the latest purge of each tag when the rendering began; a tag that was never purged
   * has none. Stamps are compared only for equality: another stamp means that the entry is
   * outdated.
   */
  readonly stamps: Readonly<Record<string, string>>;
}

/** The cached length of a series of numbered addresses, such as the pages of a list. */
export interface CachedEnd extends Dated {
  /** The highest number that has a page. */
  readonly last: number;
}

/** The cached response of an address. */
export interface CachedResponse extends Dated {
  /** The HTML document or the file. */
  readonly body: string;
  /** Whether `body` contains the bytes of the file in base64. */
  readonly isBase64?: boolean;
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

/**
 * `fresh`: served as it is. `old`: probably still correct, so it is served while a new one renders.
 * `purged`: known to be outdated, or too old to trust, so it is served only when no new one can be
 * rendered in time.
 */
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

/**
 * Returns the ETag of a response, without quotes: the first half of the body's SHA-256 in
 * hexadecimal.
 */
export async function etagOf(body: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(body));
  const hex = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0'));
  return hex.join('').slice(0, 32);
}
