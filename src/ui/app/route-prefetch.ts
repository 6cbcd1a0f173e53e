import { fetchDehydratedState, hydrateCache } from '../site/dehydrated-state';
import type { QueryCache } from '../site/queries/query-cache';
import { pageAt } from './pages';

/** Loads pages that a visitor may open next. */
export interface RoutePrefetch {
  /**
   * Loads the code and the content of the page at an address of the site.
   * @returns `null` if both are loaded already, or if the address is not a page. Otherwise a
   * promise: `true` when both have loaded, `false` when either failed. After a failure, the page
   * requests the missing part again when it opens, and reports an error itself.
   */
  prepare(address: string): Promise<boolean> | null;
}

/**
 * Creates the prefetch of the site's pages.
 *
 * @param arePrerendered whether the site's pages are prerendered. If so, a `page.json` beside each
 * page contains the page's content.
 */
export function routePrefetch(
  cache: QueryCache,
  { arePrerendered }: { readonly arePrerendered: boolean },
): RoutePrefetch {
  const requested = new Map<string, Promise<boolean> | null>();

  async function content({ pathname, search }: URL): Promise<void> {
    // Results of a search or a filter are not prerendered, so no file contains them.
    if (!arePrerendered || search !== '') return;
    const data = await fetchDehydratedState(pathname);
    if (data !== null) hydrateCache(cache, data);
  }

  return {
    prepare(address) {
      const url = new URL(address, location.href);
      const page = pageAt(url.pathname);
      // The address is not a page but, for example, a file, which the browser loads itself.
      if (page === undefined) return null;
      const path = url.pathname + url.search;
      const earlier = requested.get(path);
      if (earlier !== undefined) return earlier;
      const loading = Promise.all([page.load(), content(url)]).then(
        () => {
          requested.set(path, null);
          return true;
        },
        () => {
          requested.delete(path);
          return false;
        },
      );
      requested.set(path, loading);
      return loading;
    },
  };
}
