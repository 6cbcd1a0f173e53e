import { dropCaches } from './adapters/browser/drop-caches';
import { TAKE_OVER } from './adapters/browser/service-worker-messages';
import { CACHES, PAGE_DATA } from './service-worker/cache-names';
import { install } from './service-worker/install';
import { serveFromCaches } from './service-worker/routes';
import { scope } from './service-worker/worker-scope';

scope.addEventListener('install', (event) => event.waitUntil(install(event)));

scope.addEventListener('activate', (event) => {
  const { clients, registration } = scope;
  event.waitUntil(
    Promise.all([
      // With navigation preload, the browser sends a navigation's request while the worker starts.
      registration.navigationPreload?.enable(),
      dropCaches(PAGE_DATA, { but: CACHES.pageData }),
      // Also take control of the page that registered this worker, so that this page is cached.
      clients.claim(),
    ]),
  );
});

// A new version of the worker takes over when the visitor accepts it, or when the last page that
// the old version controls closes.
scope.addEventListener('message', ({ data }) => {
  if (data === TAKE_OVER) scope.skipWaiting();
});

serveFromCaches();
