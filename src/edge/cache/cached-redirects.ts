import * as v from 'valibot';
import type { PageCache } from './page-cache';
import { ttlCache } from './ttl-cache';

/**
 * The key of the redirects in the page cache. It differs from every path, because paths begin with
 * `/`.
 */
export const REDIRECTS_ADDRESS = 'redirects';

/**
 * How long an isolate reuses the redirects that it has read, in ms. Without this reuse, each request
 * for an unknown address would read the page cache.
 */
const KEPT_FOR_MS = 5_000;

type Redirects = ReadonlyMap<string, string>;

const redirectsWire = v.array(v.tuple([v.string(), v.string()]));

/**
 * Returns a function that finds the target of a path in the owner's redirects. The page cache
 * stores the redirects like a page, and an edit in the CMS purges them. While the CMS is
 * unreachable and nothing is cached, there are no redirects.
 *
 * @param pathOf returns a path in the form of `Redirect.from`; `null` if no redirect can have the
 * path.
 */
export function cachedRedirects(
  pages: Pick<PageCache, 'answer'>,
  clock: () => number,
  pathOf: (written: string) => string | null,
) {
  // Keeps redirects and not promises, because a promise never settles once the host has dropped the
  // request that created it.
  const kept = ttlCache<Redirects>(KEPT_FOR_MS, clock);

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
    if (known !== undefined) return known.get(from) ?? null;
    const redirects = await read(waitUntil);
    kept.set('', redirects);
    return redirects.get(from) ?? null;
  };
}
