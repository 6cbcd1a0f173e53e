import * as v from 'valibot';
import type { PageCache } from './page-cache';
import { ttlCache } from './ttl-cache';

/** The name of the redirects in the page cache. No request has this address. */
export const REDIRECTS_ADDRESS = 'redirects';

/**
 * How long an isolate uses the redirects without looking for a purge, in ms, so that a flood of
 * unknown addresses reads the store once.
 */
const KEPT_FOR_MS = 5_000;

type Redirects = ReadonlyMap<string, string>;

const redirectsWire = v.array(v.tuple([v.string(), v.string()]));

/**
 * Returns a function that looks a path up in the owner's redirects, which the page cache keeps like
 * a page: an edit in the CMS purges them. Without a CMS and without a cached answer there are none.
 *
 * @param pathOf returns a path in the form in which the redirects have it; `null` for none.
 */
export function cachedRedirects(
  pages: Pick<PageCache, 'answer'>,
  clock: () => number,
  pathOf: (written: string) => string | null,
) {
  const kept = ttlCache<Promise<Redirects>>(KEPT_FOR_MS, clock);

  async function read(waitUntil: Parameters<PageCache['answer']>[1]): Promise<Redirects> {
    const answer = await pages.answer(REDIRECTS_ADDRESS, waitUntil);
    if (answer.kind !== 'cached') return new Map();
    return new Map(v.parse(redirectsWire, JSON.parse(answer.response.body)));
  }

  return async (
    path: string,
    waitUntil: Parameters<PageCache['answer']>[1],
  ): Promise<string | null> => {
    const from = pathOf(path);
    if (from === null) return null;
    const known = kept.get('');
    const redirects = known ?? read(waitUntil);
    if (known === undefined) kept.set('', redirects);
    return (await redirects).get(from) ?? null;
  };
}
