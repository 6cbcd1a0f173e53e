import { DEHYDRATED_STATE_ID } from '../hydration/dehydrated-state-id';
import { hashOf, type QueryKey } from './queries/query';
import type { QueryCache } from './queries/query-cache';

/** The query results that a prerendered page was rendered from, for its hydration. */
export interface DehydratedState {
  /** When the content was read, in ms since 1970. */
  readonly readAt: number;
  readonly answers: readonly (readonly [QueryKey, unknown])[];
}

const byKey = (
  [one]: DehydratedState['answers'][number],
  [other]: DehydratedState['answers'][number],
): number => (hashOf(one) < hashOf(other) ? -1 : 1);

/**
 * Returns all cached answers, sorted by key, so that the output does not depend on which answer
 * came first.
 */
export const dehydratedStateOf = (cache: QueryCache, readAt: number): DehydratedState => ({
  readAt,
  answers: [...cache.cached()].sort(byKey),
});

/**
 * Age in ms at which the client refetches prerendered content in the background. A change of the
 * content starts a new prerendering of the site; the refetch is for the case that this failed.
 */
const OLD_AFTER_MS = 24 * 60 * 60 * 1000;

/**
 * Seeds the cache with the answers of a prerendered page, so that they are not fetched again. An
 * answer that is already cached is newer and stays.
 */
export function hydrateCache(cache: QueryCache, { readAt, answers }: DehydratedState): void {
  const now = Date.now();
  const seededAt = now - readAt < OLD_AFTER_MS ? now : readAt;
  for (const [key, answer] of answers) cache.seed(key, answer, seededAt);
}

const isDehydratedState = (data: unknown): data is DehydratedState =>
  typeof data === 'object' &&
  data !== null &&
  'readAt' in data &&
  typeof data.readAt === 'number' &&
  'answers' in data &&
  Array.isArray(data.answers) &&
  data.answers.every((answer) => Array.isArray(answer) && Array.isArray(answer[0]));

/** @returns `null` for text that contains no dehydrated state. */
function dehydratedStateOfJson(json: string): DehydratedState | null {
  try {
    const data: unknown = JSON.parse(json);
    return isDehydratedState(data) ? data : null;
  } catch {
    // The response is truncated, or the hosting provider answered with a page of its own, such as
    // an error page. The client then fetches the content with its normal queries.
    return null;
  }
}

/** Returns the dehydrated state of a document; `null` when the document was not prerendered. */
export function dehydratedStateIn(document: Document): DehydratedState | null {
  const written = document.getElementById(DEHYDRATED_STATE_ID)?.textContent;
  return written ? dehydratedStateOfJson(written) : null;
}

/** Address of a prerendered page's dehydrated state: `/about/page.json`. */
export const dehydratedStateAddress = (path: string): string =>
  `${path.replace(/\/$/u, '')}/page.json`;

/** Fetches the dehydrated state of another page of the site; `null` when that page has none. */
export async function fetchDehydratedState(path: string): Promise<DehydratedState | null> {
  const response = await fetch(dehydratedStateAddress(path), { priority: 'low' });
  return response.ok ? dehydratedStateOfJson(await response.text()) : null;
}
