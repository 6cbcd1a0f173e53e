import type { CachedPage } from '../cached-page';

/** The cached pages, which open without a network. */
export interface CachedPages {
  /**
   * Lists the pages, last visited first. Empty when nothing is cached or the browser has no cache.
   */
  list(): Promise<readonly CachedPage[]>;
}
