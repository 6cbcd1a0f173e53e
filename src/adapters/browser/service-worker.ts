import { whenBack } from './when-back';
import { TAKE_OVER } from './worker-messages';

const ADDRESS = '/service-worker.js';

/** As far as it is asked here; TypeScript's own library does not know it yet. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: () => string },
  ): { createScriptURL(input: string): string };
}

const types = (globalThis as { readonly trustedTypes?: TrustedTypes }).trustedTypes;

/** The one script that the site runs beside its pages, as a policy lets it pass (`config/host-headers.mjs`). */
const trustedAddress = (): string =>
  types
    ?.createPolicy('service-worker', { createScriptURL: () => ADDRESS })
    .createScriptURL(ADDRESS) ?? ADDRESS;

/**
 * Has the newer version of the site's worker take over, and then loads the page anew, here alone.
 * @param registration whose newer worker may have taken over already, at the word of another tab.
 */
const takeOver = (registration: ServiceWorkerRegistration) => () => {
  const reload = () => location.reload();
  if (registration.waiting === null) return reload();
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  registration.waiting.postMessage(TAKE_OVER);
};

/**
 * Has the browser run the site's service worker.
 *
 * @param onNewer is told once of a newer version that is ready, with what makes it take over.
 */
export async function runServiceWorker(onNewer: (takeOver: () => void) => void): Promise<void> {
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.register(trustedAddress(), { updateViaCache: 'none' });
  let isTold = false;
  const tell = () => {
    // Of the first one that there is, this would be news to nobody.
    if (isTold || !registration.waiting || !registration.active) return;
    isTold = true;
    onNewer(takeOver(registration));
  };
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', tell);
  });
  // It was found before, or while another was being installed: a browser answers here only after that.
  tell();
  // A tab may stay open for days, in which it loads no document.
  whenBack(() => registration.update().catch(() => {}));
}

/**
 * Has the browser let go of the service worker that an earlier build of the site gave it. What the build has
 * in its place frees itself (`entry-no-service-worker.ts`), but a page of before may ask for it once more.
 */
export async function unregisterServiceWorker(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.update();
  // One that has only now been found is about to free itself, and the caches first.
  if (registration?.installing || registration?.waiting) return;
  await registration?.unregister();
}
