import type { CachedPage } from '../../application/cached-page';
import type { CachedPages } from '../../application/ports/cached-pages';
import { PAGE_CACHE } from './service-worker-messages';

const TITLE = /<title[^>]*>([^<]*)<\/title>/u;

/** The HTML entities that React's escaping produces. */
const CHARACTERS: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&amp;': '&',
};

const unescaped = (text: string): string =>
  text.replaceAll(/&(?:lt|gt|quot|amp|#x27);/gu, (name) => CHARACTERS[name] ?? name);

/**
 * Lists the documents that the service worker has cached, with their titles.
 *
 * @param caches returns the browser's cache storage; `undefined` on a page without HTTPS.
 */
export function cachedPages(caches: () => CacheStorage | undefined): CachedPages {
  const listed = async (): Promise<readonly CachedPage[]> => {
    const found = caches();
    // Check first, because `open` would create a missing cache.
    if (found === undefined || !(await found.has(PAGE_CACHE))) return [];
    const cache = await found.open(PAGE_CACHE);
    const pages = await Promise.all(
      (await cache.keys()).map(async (request) => {
        const path = new URL(request.url).pathname;
        const title = TITLE.exec((await (await cache.match(request))?.text()) ?? '')?.[1];
        return { path, title: unescaped(title ?? path) };
      }),
    );
    return [...pages].reverse();
  };
  return {
    // An error means that the browser refuses storage, so nothing is cached.
    list: () => listed().catch(() => []),
  };
}
