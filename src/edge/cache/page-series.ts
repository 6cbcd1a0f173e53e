import type { Purges } from '../purge-log';
import { type CachedEnd, type Freshness, freshnessOf } from './cached-response';
import type { ResponseStore } from './response-store';

/**
 * The position of a numbered address, such as `/product/page/7`, in its series. Numbers after the
 * last one of the series have no page.
 */
export interface PlaceInSeries {
  /**
   * The first address of the series: `/product`. It always exists, and rendering it reveals how
   * long the series is.
   */
  readonly head: string;
  readonly number: number;
}

/** The end of a series, found while one of its addresses was rendered. */
export interface SeriesEnd {
  readonly head: string;
  /** The highest number that has a page. */
  readonly last: number;
}

interface Known {
  readonly end: CachedEnd | null;
  readonly standing: Freshness;
}

/** Returns the cached end of a series and its freshness: `purged` if the end is not cached. */
export async function knownEnd(
  store: ResponseStore,
  head: string,
  purges: Purges,
  now: number,
): Promise<Known> {
  const end = await store.readEnd(head);
  return { end, standing: end === null ? 'purged' : freshnessOf(end, purges, now) };
}
