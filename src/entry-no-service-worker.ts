import { dropCaches } from './adapters/browser/drop-caches';
import { CACHE_PREFIX } from './adapters/browser/service-worker-messages';
import { scope } from './service-worker/worker-scope';

// Replaces the service worker of earlier builds in a build without one. A browser that still runs
// the earlier worker fetches this file as its update; this worker then unregisters itself. Queued
// enquiries are not deleted, because they are in `localStorage`.

/** The IndexedDB database in which Workbox records the age of cache entries. */
const EXPIRATION_DATABASE = 'workbox-expiration';

scope.addEventListener('install', () => void scope.skipWaiting());

scope.addEventListener('activate', (event) => {
  const cleanUp = async () => {
    await dropCaches(CACHE_PREFIX);
    indexedDB.deleteDatabase(EXPIRATION_DATABASE);
    await scope.registration.unregister();
  };
  // This worker has no `fetch` listener, so open pages now use only the network.
  event.waitUntil(cleanUp());
});
