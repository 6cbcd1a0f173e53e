import { withTimeout } from '../with-timeout';
import type { PageCache } from './page-cache';
import { ttlCache } from './ttl-cache';

/**
 * The keys of the documents in the page cache. They differ from every path, because paths begin
 * with `/`.
 */
export const NOT_FOUND_ADDRESS = 'not-found';
export const UNAVAILABLE_ADDRESS = 'unavailable';

/**
 * How long an isolate uses a document without reading the page cache again, in ms. The limit keeps
 * many requests for unknown addresses from reading the store each time.
 */
const KEPT_FOR_MS = 5_000;
/** Maximum wait for the CMS, in ms. After that, the document of the build is served. */
const MAX_WAIT_MS = 3_000;

/**
 * Returns a function that returns a document for requests that have no page. The page cache stores
 * it like a page, and an edit in the CMS purges it.
 *
 * @param built the document of the build, served while nothing is cached and the CMS does not
 * answer in time.
 */
export function cachedDocument(
  pages: Pick<PageCache, 'answer'>,
  clock: () => number,
  { address, built }: { readonly address: string; readonly built: string },
) {
  // Keeps documents and not promises, because a promise never settles once the host has dropped the
  // request that created it.
  const kept = ttlCache<string>(KEPT_FOR_MS, clock);

  return async (waitUntil: Parameters<PageCache['answer']>[1]): Promise<string> => {
    const known = kept.get('');
    if (known !== undefined) return known;
    const answer = await withTimeout(MAX_WAIT_MS, pages.answer(address, waitUntil));
    const document = answer?.kind === 'cached' ? answer.response.body : built;
    kept.set('', document);
    return document;
  };
}
