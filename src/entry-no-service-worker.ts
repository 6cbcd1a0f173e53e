import { dropCaches } from './offline/drop-caches';
import { scope } from './offline/worker-scope';

// What a build without a service worker has in its place: browsers that run the old one ask for it,
// and are free with it. What a visitor wrote without a network is no part of it, and stays.

/** How the names of all its caches begin. */
const OURS = 'site-';

/** Where Workbox notes what is the oldest in a cache. */
const NOTES = 'workbox-expiration';

scope.addEventListener('install', () => void scope.skipWaiting());

scope.addEventListener('activate', (event) => {
  const freed = async () => {
    await dropCaches(OURS);
    indexedDB.deleteDatabase(NOTES);
    await scope.registration.unregister();
  };
  // It hears no request: pages that are open go on, with the network alone.
  event.waitUntil(freed());
});
