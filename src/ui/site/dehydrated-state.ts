import { DEHYDRATED_STATE_ID } from '../hydration/dehydrated-state-id';
import { packRenditions, unpackRenditions } from './packed-renditions';
import { hashOf, type QueryKey } from './queries/query';
import type { QueryCache } from './queries/query-cache';

/** What a page that is drawn ahead was made of, for the code that brings it to life. */
export interface DehydratedState {
  /** When it was read, in ms since 1970. */
  readonly readAt: number;
  readonly answers: readonly (readonly [QueryKey, unknown])[];
}

/** In the order of their letters. */
const byKey = (
  [one]: DehydratedState['answers'][number],
  [other]: DehydratedState['answers'][number],
): number => (hashOf(one) < hashOf(other) ? -1 : 1);

/** All that has been read: the same in the same order, whichever answer came first. */
export const dehydratedStateOf = (cache: QueryCache, readAt: number): DehydratedState => ({
  readAt,
  answers: [...cache.cached()].sort(byKey),
});

/** As JSON. */
export const dehydratedStateAsJson = (data: DehydratedState): string =>
  JSON.stringify(data, packRenditions);

/**
 * A site is drawn anew when its content changes. Should that have failed, what was drawn longer ago
 * is read again, in silence.
 */
const OLD_AFTER_MS = 24 * 60 * 60 * 1000;

/** Keeps what a page was made of, so that it is not read again. What is known already is newer. */
export function hydrateCache(cache: QueryCache, { readAt, answers }: DehydratedState): void {
  const now = Date.now();
  const knownSince = now - readAt < OLD_AFTER_MS ? now : readAt;
  for (const [key, answer] of answers) cache.seed(key, answer, knownSince);
}

const isDehydratedState = (data: unknown): data is DehydratedState =>
  typeof data === 'object' &&
  data !== null &&
  'readAt' in data &&
  typeof data.readAt === 'number' &&
  'answers' in data &&
  Array.isArray(data.answers) &&
  data.answers.every((answer) => Array.isArray(answer) && Array.isArray(answer[0]));

/** @returns `null` for what is none. */
function dehydratedStateOfJson(json: string): DehydratedState | null {
  try {
    const data: unknown = JSON.parse(json, unpackRenditions);
    return isDehydratedState(data) ? data : null;
  } catch {
    // A document that broke off half-way, a host's own words: the page is read instead.
    return null;
  }
}

/** `null` for a document that was not drawn ahead. */
export function dehydratedStateIn(document: Document): DehydratedState | null {
  const written = document.getElementById(DEHYDRATED_STATE_ID)?.textContent;
  return written ? dehydratedStateOfJson(written) : null;
}

/** Where it lies beside the page that is drawn ahead: `/about/page.json`. */
export const dehydratedStateAddress = (path: string): string =>
  `${path.replace(/\/$/u, '')}/page.json`;

/** What the page at another path of the site was made of; `null` where there is none of it. */
export async function fetchDehydratedState(path: string): Promise<DehydratedState | null> {
  const response = await fetch(dehydratedStateAddress(path), { priority: 'low' });
  return response.ok ? dehydratedStateOfJson(await response.text()) : null;
}
