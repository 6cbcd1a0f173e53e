import { whenIdle } from '../../hydration/hydration-trigger';
import { networkInformation } from '../network-information';

interface WorkerLike {
  readonly controller: object | null;
  addEventListener(
    type: 'controllerchange',
    listener: () => void,
    options: { readonly once: true },
  ): void;
}

/**
 * Requests an address so that the service worker caches the response. The body is read although it
 * is not used: an unread response would keep the worker active for minutes, and a newer worker
 * could not take over.
 */
const request = (address: string, init: RequestInit = {}) =>
  void fetch(address, { priority: 'low', ...init })
    .then((response) => response.blob())
    .catch(() => {});

const savesData = (): boolean => networkInformation()?.saveData === true;
const isSlow = (): boolean => /[23]g/u.test(networkInformation()?.effectiveType ?? '');

/** Number of items in a batch. A cheap phone takes 50 ms for one batch. */
const BATCH_SIZE = 10;

/**
 * Runs `act` in batches, each when the browser is idle. All items at once would block a cheap phone
 * for a third of a second.
 */
function inIdleBatches<One>(all: readonly One[], act: (one: One) => void): void {
  if (all.length === 0) return;
  whenIdle(() => {
    for (const one of all.slice(0, BATCH_SIZE)) act(one);
    inIdleBatches(all.slice(BATCH_SIZE), act);
  });
}

/** Requests the document of the current page, which a client-side navigation does not request. */
function requestDocument(): void {
  if (!savesData()) request(location.pathname, { headers: { Accept: 'text/html' } });
}

/**
 * Requests the files again that the page loaded before the service worker took control, so that the
 * worker caches them. Nothing is downloaded twice, because the browser has each file in its HTTP
 * cache by the time the observer reports it.
 */
function requestLoadedAssets(): void {
  const assetsPrefix = `${location.origin}/assets/`;
  const requested = new Set<string>();
  const observer = new PerformanceObserver((loaded) => {
    const missed = (loaded.getEntries() as PerformanceResourceTiming[])
      .filter(({ name, workerStart }) => workerStart === 0 && name.startsWith(assetsPrefix))
      .map(({ name }) => name)
      // Ignores files that were requested already: the observer also reports this function's own
      // requests if the worker did not handle them.
      .filter((name) => !requested.has(name));
    for (const name of missed) requested.add(name);
    inIdleBatches(missed, (name) => request(name));
  });
  observer.observe({ type: 'resource', buffered: true });
}

/**
 * Loads all lazy pictures, including those that the visitor has not scrolled to, so that the
 * service worker caches them. The browser chooses the rendition.
 */
function loadPictures(): void {
  if (savesData() || isSlow()) return;
  const lazyImages = document.querySelectorAll<HTMLImageElement>('main img[loading=lazy]');
  inIdleBatches([...lazyImages], (picture) => {
    if (picture.getClientRects().length > 0) picture.loading = 'eager';
  });
}

/**
 * Loads the pictures on the page and those that are added later: sections far down may render late.
 */
function loadAllPictures(): void {
  let isLoading = false;
  const schedule = () => {
    if (isLoading) return;
    isLoading = true;
    whenIdle(() => {
      isLoading = false;
      loadPictures();
    });
  };
  new MutationObserver(schedule).observe(document.body, { childList: true, subtree: true });
  loadPictures();
}

/**
 * Makes the service worker cache each visited page: the page that is open when the worker takes
 * control, and the pages that the visitor navigates to. With data saving on, nothing is downloaded
 * only for the cache.
 */
export function cacheVisited(worker: WorkerLike): void {
  let last = location.pathname;
  const onNavigation = () => {
    // Setting a filter also adds a history entry, but the page stays the same.
    if (location.pathname === last) return;
    last = location.pathname;
    whenIdle(requestDocument);
  };
  const begin = () => {
    // The router dispatches this event for a navigation within the site.
    addEventListener('pushState', onNavigation);
    loadAllPictures();
  };
  if (worker.controller !== null) {
    begin();
    return;
  }
  const onControl = () => {
    begin();
    requestDocument();
    requestLoadedAssets();
  };
  worker.addEventListener('controllerchange', onControl, { once: true });
}
