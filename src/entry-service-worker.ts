import { TAKE_OVER } from './adapters/browser/worker-messages';
import { CACHES, PAGE_DATA } from './offline/cache-names';
import { dropCaches } from './offline/drop-caches';
import { install } from './offline/install';
import { serveWhatIsKept } from './offline/routes';
import { scope } from './offline/worker-scope';

scope.addEventListener('install', (event) => event.waitUntil(install(event)));

scope.addEventListener('activate', (event) => {
  const { clients, registration } = scope;
  event.waitUntil(
    Promise.all([
      // The network is asked while the worker still wakes.
      registration.navigationPreload?.enable(),
      dropCaches(PAGE_DATA, { but: CACHES.pageData }),
      // The first page of a visit is to be kept too.
      clients.claim(),
    ]),
  );
});

// A new version takes over when a visitor says so, or when the last page of the old one is closed.
scope.addEventListener('message', ({ data }) => {
  if (data === TAKE_OVER) scope.skipWaiting();
});

serveWhatIsKept();
