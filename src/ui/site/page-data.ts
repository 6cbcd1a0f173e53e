import { PAGE_DATA_ID } from '../hydration/page-data-id';
import { packRenditions, unpackRenditions } from './packed-renditions';
import { hashOf, type ReadKey } from './reads/read';
import type { ReadCache } from './reads/read-cache';

/** What a page that is drawn ahead was made of, for the code that brings it to life. */
export interface PageData {
  /** When it was read, in ms since 1970. */
  readonly readAt: number;
  readonly answers: readonly (readonly [ReadKey, unknown])[];
}

/** In the order of their letters. */
const byKey = ([one]: PageData['answers'][number], [other]: PageData['answers'][number]): number =>
  hashOf(one) < hashOf(other) ? -1 : 1;

/** All that has been read: the same in the same order, whichever answer came first. */
export const pageDataOf = (cache: ReadCache, readAt: number): PageData => ({
  readAt,
  answers: [...cache.known()].sort(byKey),
});

/** As JSON. */
export const pageDataAsJson = (data: PageData): string => JSON.stringify(data, packRenditions);

/**
 * A site is drawn anew when its content changes. Should that have failed, what was drawn longer ago
 * is read again, in silence.
 */
const OLD_AFTER_MS = 24 * 60 * 60 * 1000;

/** Keeps what a page was made of, so that it is not read again. What is known already is newer. */
export function keepPageData(cache: ReadCache, { readAt, answers }: PageData): void {
  const now = Date.now();
  const knownSince = now - readAt < OLD_AFTER_MS ? now : readAt;
  for (const [key, answer] of answers) cache.keep(key, answer, knownSince);
}

const isPageData = (data: unknown): data is PageData =>
  typeof data === 'object' &&
  data !== null &&
  'readAt' in data &&
  typeof data.readAt === 'number' &&
  'answers' in data &&
  Array.isArray(data.answers) &&
  data.answers.every((answer) => Array.isArray(answer) && Array.isArray(answer[0]));

/** @returns `null` for what is none. */
function pageDataOfJson(json: string): PageData | null {
  try {
    const data: unknown = JSON.parse(json, unpackRenditions);
    return isPageData(data) ? data : null;
  } catch {
    // A document that broke off half-way, a host's own words: the page is read instead.
    return null;
  }
}

/** `null` for a document that was not drawn ahead. */
export function pageDataIn(document: Document): PageData | null {
  const written = document.getElementById(PAGE_DATA_ID)?.textContent;
  return written ? pageDataOfJson(written) : null;
}

/** Where it lies beside the page that is drawn ahead: `/about/page.json`. */
export const pageDataAddress = (path: string): string => `${path.replace(/\/$/u, '')}/page.json`;

/** What the page at another path of the site was made of; `null` where there is none of it. */
export async function fetchPageData(path: string): Promise<PageData | null> {
  const response = await fetch(pageDataAddress(path), { priority: 'low' });
  return response.ok ? pageDataOfJson(await response.text()) : null;
}
