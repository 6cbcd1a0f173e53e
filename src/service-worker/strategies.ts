import type { WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { CACHES } from './cache-names';
import { onePlace, only, placeOf, TYPES } from './cacheable';
import { offlinePage } from './offline-page';

/**
 * Maximum wait for the network, in seconds. After that, the cached response is shown if there is
 * one; a later network response still updates the cache.
 */
const NETWORK_TIMEOUT_S = 4;

/**
 * Maximum number of cached pages: about what a visitor reads in a month. A document takes 60 kB
 * uncompressed.
 */
const MAX_PAGES = 60;
/**
 * Maximum number of cached code files: enough for two versions of the site, so that a page cached
 * with the previous version still works.
 */
const MAX_FILES = 240;
const MAX_PICTURES = 300;

/**
 * Limits the number of entries of a cache. Workbox deletes the whole cache when the browser's
 * storage quota is exceeded.
 */
const atMost = (maxEntries: number) =>
  // The cast is needed because Workbox types do not satisfy `exactOptionalPropertyTypes`.
  new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true }) as WorkboxPlugin;

/** Ignores `Vary`: each address has only one response, whatever the request headers. */
const matchOptions = { ignoreVary: true };

/** Serves pages network first: a cached page is shown only if the network is slow or missing. */
export const pages = new NetworkFirst({
  cacheName: CACHES.pages,
  networkTimeoutSeconds: NETWORK_TIMEOUT_S,
  matchOptions,
  plugins: [
    onePlace,
    only(TYPES.page),
    atMost(MAX_PAGES),
    {
      // Firefox reports a failed navigation preload as an error response. The strategy then fails
      // without looking in the cache, so look in the cache here.
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

/** Serves code cache first: file names contain a content hash, so a file never changes. */
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
