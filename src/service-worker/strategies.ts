import type { WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { CACHES } from './cache-names';
import { onePlace, only, placeOf, TYPES } from './cacheable';
import { offlinePage } from './offline-page';

/** After this wait the cached response is shown; the later network response updates the cache. */
const NETWORK_TIMEOUT_S = 4;

/** About what a visitor reads in a month; a document has 60 kB uncompressed. */
const MAX_PAGES = 60;
/** The files of two versions of the site, so that a page cached with the last one still works. */
const MAX_FILES = 240;
const MAX_PICTURES = 300;

/** Limits a cache. When the browser runs out of space, this cache is deleted first. */
const atMost = (maxEntries: number) =>
  // The cast is needed because Workbox types do not satisfy `exactOptionalPropertyTypes`.
  new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true }) as WorkboxPlugin;

/** Each address has one response, whatever the request headers. */
const matchOptions = { ignoreVary: true };

/** Network first: a page is at most one navigation out of date. */
export const pages = new NetworkFirst({
  cacheName: CACHES.pages,
  networkTimeoutSeconds: NETWORK_TIMEOUT_S,
  matchOptions,
  plugins: [
    onePlace,
    only(TYPES.page),
    atMost(MAX_PAGES),
    {
      // Firefox reports a failed preload as a response, so that the strategy skips the cache: look
      // here.
      handlerDidError: async ({ request }) =>
        (await caches.match(placeOf(request.url), { cacheName: CACHES.pages, ...matchOptions })) ??
        (request.mode === 'navigate' ? offlinePage() : undefined),
    },
  ],
});

export const pageData = new NetworkFirst({
  cacheName: CACHES.pageData,
  networkTimeoutSeconds: NETWORK_TIMEOUT_S,
  matchOptions,
  plugins: [onePlace, only(TYPES.data), atMost(MAX_PAGES)],
});

/** Cache first: file names contain a content hash, so that a file never changes. */
export const code = new CacheFirst({
  cacheName: CACHES.code,
  matchOptions,
  plugins: [only(TYPES.file), atMost(MAX_FILES)],
});
export const pictures = new CacheFirst({
  cacheName: CACHES.pictures,
  matchOptions,
  plugins: [only(TYPES.file), atMost(MAX_PICTURES)],
});
