import { type CachedEnd, type Freshness, freshnessOf } from './cached-response';
import type { Purges } from './purge-log';
import type { ResponseStore } from './response-store';

/**
 * An address that is numbered, such as `/product/page/7`: there is none after the last of its
 * series.
 */
export interface PlaceInSeries {
  /**
   * The address that always exists where its series does, and says how long that is: `/product`.
   */
  readonly head: string;
  readonly number: number;
}

/** How far a series goes, found while one of its addresses was drawn. */
export interface SeriesEnd {
  readonly head: string;
  /** The highest number that has something. */
  readonly last: number;
}

interface Known {
  readonly end: CachedEnd | null;
  readonly standing: Freshness;
}

/** What the store knows of the end of a series; an unknown one counts as purged. */
export async function knownEnd(
  store: ResponseStore,
  head: string,
  purges: Purges,
  now: number,
): Promise<Known> {
  const end = await store.readEnd(head);
  return { end, standing: end === null ? 'purged' : freshnessOf(end, purges, now) };
}
