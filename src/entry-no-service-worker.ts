import { dropCaches } from './adapters/browser/drop-caches';
import { CACHE_PREFIX } from './adapters/browser/worker-messages';
import { scope } from './service-worker/worker-scope';

// Replaces the service worker in a build without one. Browsers that still run the old worker fetch
// this file as its update, and it unregisters itself. Queued enquiries are stored elsewhere and
// stay.

/** The IndexedDB database in which Workbox records the age of cache entries. */
const EXPIRATION_DATABASE = 'workbox-expiration';

scope.addEventListener('install', () => void scope.skipWaiting());

scope.addEventListener('activate', (event) => {
  const cleanUp = async () => {
    await dropCaches(CACHE_PREFIX);
    indexedDB.deleteDatabase(EXPIRATION_DATABASE);
    await scope.registration.unregister();
  };
  // It has no `fetch` listener: open pages continue with the network only.
  event.waitUntil(cleanUp());
});
