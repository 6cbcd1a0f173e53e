/** Names shared by pages and the service worker (`src/service-worker`). */

/** Name of the cache of page documents, each stored under its address without a query. */
export const PAGE_CACHE = 'site-pages';

/** Prefix of every cache name of the site. */
export const CACHE_PREFIX = 'site-';

/** Message that activates a waiting worker. */
export const TAKE_OVER = 'take over';
