import { fetchDehydratedState, hydrateCache } from '../site/dehydrated-state';
import type { QueryCache } from '../site/queries/query-cache';
import { pageAt } from './pages';

/** Pages that a visitor may come to next. */
export interface RoutePrefetch {
  /**
   * Has the code and the content of the page at an address of the site come.
   * @returns `null` when both are there; otherwise what tells when they are, or with `false` that one
   * could not be had: the page itself would ask for it, and say what is the matter.
   */
  prepare(address: string): Promise<boolean> | null;
}

/**
 * @param areDrawn whether the site's pages are drawn ahead: then each has its content beside it.
 */
export function routePrefetch(
  cache: QueryCache,
  { areDrawn }: { readonly areDrawn: boolean },
): RoutePrefetch {
  const known = new Map<string, Promise<boolean> | null>();

  async function content({ pathname, search }: URL): Promise<void> {
    // What a search or a filter finds is in no file.
    if (!areDrawn || search !== '') return;
    const data = await fetchDehydratedState(pathname);
    if (data !== null) hydrateCache(cache, data);
  }

  return {
    prepare(address) {
      const url = new URL(address, location.href);
      const page = pageAt(url.pathname);
      // A file, say: the browser's own business.
      if (page === undefined) return null;
      const path = url.pathname + url.search;
      const before = known.get(path);
      if (before !== undefined) return before;
      const coming = Promise.all([page.load(), content(url)]).then(
        () => {
          known.set(path, null);
          return true;
        },
        () => {
          known.delete(path);
          return false;
        },
      );
      known.set(path, coming);
      return coming;
    },
  };
}
