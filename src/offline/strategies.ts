import type { WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { CACHES } from './cache-names';
import { onePlace, only, placeOf, TYPES } from './cacheable';
import { offlinePage } from './offline-page';

/**
 * A network that takes longer is none: what is kept shows, and the newer answer is kept for the
 * next time.
 */
const PATIENCE_S = 4;

/** About what a visitor reads in a month; a document has 60 kB, unpacked. */
const MOST_PAGES = 60;
/**
 * Those of two versions of the site, so that a page that was kept with the last one stays whole.
 */
const MOST_FILES = 240;
const MOST_PICTURES = 300;

/** A browser that runs out of room loses these before all that else it keeps for the site. */
const atMost = (maxEntries: number) =>
  // Its types take no notice of what TypeScript may tell apart, a property that is not there.
  new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true }) as WorkboxPlugin;

/** Of an address of ours there is one answer, however it is asked for. */
const matchOptions = { ignoreVary: true };

/** Never staler than one navigation. */
export const pages = new NetworkFirst({
  cacheName: CACHES.pages,
  networkTimeoutSeconds: PATIENCE_S,
  matchOptions,
  plugins: [
    onePlace,
    only(TYPES.page),
    atMost(MOST_PAGES),
    {
      // Firefox gives a preloaded answer that failed as one that came: what is kept was not looked
      // for.
      handlerDidError: async ({ request }) =>
        (await caches.match(placeOf(request.url), { cacheName: CACHES.pages, ...matchOptions })) ??
        (request.mode === 'navigate' ? offlinePage() : undefined),
    },
  ],
});

export const pageData = new NetworkFirst({
  cacheName: CACHES.pageData,
  networkTimeoutSeconds: PATIENCE_S,
  matchOptions,
  plugins: [onePlace, only(TYPES.data), atMost(MOST_PAGES)],
});

/** Named by its content, it never changes. */
export const code = new CacheFirst({
  cacheName: CACHES.code,
  matchOptions,
  plugins: [only(TYPES.file), atMost(MOST_FILES)],
});
export const pictures = new CacheFirst({
  cacheName: CACHES.pictures,
  matchOptions,
  plugins: [only(TYPES.file), atMost(MOST_PICTURES)],
});
