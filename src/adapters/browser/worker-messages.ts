/** What pages and their service worker (`src/offline`) both go by. */

/** The cache of the documents of pages, each under its address without a query. */
export const KEPT_PAGES = 'site-pages';

/** What a waiting worker is told. */
export const TAKE_OVER = 'take over';
