import type { AnswerStore } from './answer-store';
import { type KeptEnd, type Standing, standingOf } from './kept-answer';
import type { Purges } from './purge-log';

/** An address that is numbered, such as `/product/page/7`: there is none after the last of its series. */
export interface PlaceInSeries {
  /** The address that always exists where its series does, and says how long that is: `/product`. */
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
  readonly end: KeptEnd | null;
  readonly standing: Standing;
}

/** What the store knows of the end of a series; an unknown one counts as purged. */
export async function knownEnd(
  store: AnswerStore,
  head: string,
  purges: Purges,
  now: number,
): Promise<Known> {
  const end = await store.readEnd(head);
  return { end, standing: end === null ? 'purged' : standingOf(end, purges, now) };
}
