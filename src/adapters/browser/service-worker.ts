import { dropCaches } from './drop-caches';
import { onReconnect } from './on-reconnect';
import { CACHE_PREFIX, TAKE_OVER } from './service-worker-messages';

const ADDRESS = '/service-worker.js';

/** The part of Trusted Types used here; TypeScript's library has no types for it yet. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: () => string },
  ): { createScriptURL(input: string): string };
}

const types = (globalThis as { readonly trustedTypes?: TrustedTypes }).trustedTypes;

/**
 * Returns the address of the worker, wrapped for the Trusted Types policy
 * (`config/host-headers.mjs`).
 */
const trustedAddress = (): string =>
  types
    ?.createPolicy('service-worker', { createScriptURL: () => ADDRESS })
    .createScriptURL(ADDRESS) ?? ADDRESS;

/**
 * Returns a function that activates the waiting worker and then reloads this page only.
 *
 * @param registration has no waiting worker if another tab has activated it already.
 */
const takeOver = (registration: ServiceWorkerRegistration) => () => {
  const reload = () => location.reload();
  if (registration.waiting === null) return reload();
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  registration.waiting.postMessage(TAKE_OVER);
};

/**
 * Registers the site's service worker.
 *
 * @param onNewer called once when a newer version is ready, with the function that activates it.
 */
export async function runServiceWorker(onNewer: (takeOver: () => void) => void): Promise<void> {
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.register(trustedAddress(), { updateViaCache: 'none' });
  let isNotified = false;
  const notifyIfWaiting = () => {
    // The first worker that is ever installed is not an update.
    if (isNotified || !registration.waiting || !registration.active) return;
    isNotified = true;
    onNewer(takeOver(registration));
  };
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', notifyIfWaiting);
  });
  // A worker may already be waiting when this code runs.
  notifyIfWaiting();
  // A tab may stay open for days without loading a document, so also check for an update when the
  // visitor returns.
  onReconnect(() => registration.update().catch(() => {}));
}

/**
 * Removes the service worker that an earlier build of the site registered, and its caches. The
 * update of that worker, `entry-no-service-worker.ts`, does the same. This function is needed for
 * two reasons: the browser may install the update later, and an open page of the earlier build may
 * register the worker again.
 */
export async function unregisterServiceWorker(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.unregister();
  await dropCaches(CACHE_PREFIX);
}
