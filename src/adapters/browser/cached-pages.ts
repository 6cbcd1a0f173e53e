import type { CachedPage } from '../../application/cached-page';
import type { CachedPages } from '../../application/ports/cached-pages';
import { KEPT_PAGES } from './worker-messages';

const TITLE = /<title[^>]*>([^<]*)<\/title>/u;

/** As a document is written by React. */
const CHARACTERS: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&amp;': '&',
};

const plain = (text: string): string =>
  text.replaceAll(/&(?:lt|gt|quot|amp|#x27);/gu, (name) => CHARACTERS[name] ?? name);

/**
 * Reads the titles of the documents that the service worker keeps.
 *
 * @param caches the browser's; `undefined` where it gives none to this page.
 */
export function cachedPages(caches: () => CacheStorage | undefined): CachedPages {
  const listed = async (): Promise<readonly CachedPage[]> => {
    const found = caches();
    // To open it would make it.
    if (found === undefined || !(await found.has(KEPT_PAGES))) return [];
    const cache = await found.open(KEPT_PAGES);
    const pages = await Promise.all(
      (await cache.keys()).map(async (request) => {
        const path = new URL(request.url).pathname;
        const title = TITLE.exec((await (await cache.match(request))?.text()) ?? '')?.[1];
        return { path, title: plain(title ?? path) };
      }),
    );
    return [...pages].reverse();
  };
  return {
    // A browser that refuses its storage keeps nothing.
    list: () => listed().catch(() => []),
  };
}
