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
 * What is asked for passes the service worker, which keeps it; nobody waits for it. It is read all the same:
 * a worker whose answer is not waits with it for minutes, and does not give way to a newer one meanwhile.
 */
const ask = (address: string, init: RequestInit = {}) =>
  void fetch(address, { priority: 'low', ...init })
    .then((answer) => answer.blob())
    .catch(() => {});

const savesData = (): boolean => networkInformation()?.saveData === true;
const isSlow = (): boolean => /[23]g/u.test(networkInformation()?.effectiveType ?? '');

/** A cheap phone takes 50 ms for them. */
const AT_A_TIME = 10;

/**
 * A few at a time, whenever the browser has nothing else to do: all at once they would hold up what a
 * visitor does for a third of a second on a cheap phone.
 */
function atLeisure<One>(all: readonly One[], act: (one: One) => void): void {
  if (all.length === 0) return;
  whenIdle(() => {
    for (const one of all.slice(0, AT_A_TIME)) act(one);
    atLeisure(all.slice(AT_A_TIME), act);
  });
}

/** The document of the page: who came by a link of the site has never asked for it. */
function askForPage(): void {
  if (!savesData()) ask(location.pathname, { headers: { Accept: 'text/html' } });
}

/**
 * What the page loads without the worker, as its pictures that were on their way when the worker set to work:
 * the browser has each at hand by the time it tells of it.
 */
function askForLoaded(): void {
  const ours = `${location.origin}/assets/`;
  const asked = new Set<string>();
  const tell = new PerformanceObserver((loaded) => {
    const missed = (loaded.getEntries() as PerformanceResourceTiming[])
      .filter(({ name, workerStart }) => workerStart === 0 && name.startsWith(ours))
      .map(({ name }) => name)
      // Where the worker is gone what is asked for is told of again.
      .filter((name) => !asked.has(name));
    for (const name of missed) asked.add(name);
    atLeisure(missed, (name) => ask(name));
  });
  tell.observe({ type: 'resource', buffered: true });
}

/** The browser's own choice of each picture, also of those that have not been scrolled to. */
function loadPictures(): void {
  if (savesData() || isSlow()) return;
  const late = document.querySelectorAll<HTMLImageElement>('main img[loading=lazy]');
  atLeisure([...late], (picture) => {
    if (picture.getClientRects().length > 0) picture.loading = 'eager';
  });
}

/** Those that the page has, and those that come: what stands far down it may have its code late. */
function loadAllPictures(): void {
  let isLoading = false;
  const come = () => {
    if (isLoading) return;
    isLoading = true;
    whenIdle(() => {
      isLoading = false;
      loadPictures();
    });
  };
  new MutationObserver(come).observe(document.body, { childList: true, subtree: true });
  loadPictures();
}

/**
 * Has the service worker keep each page that is visited: the one that is there when it sets to work, and those
 * that links of the site lead to. Who saves data asks for no document twice.
 */
export function keepVisited(worker: WorkerLike): void {
  let last = location.pathname;
  const arrived = () => {
    // A filter that is set within the page is a step of the history as well.
    if (location.pathname === last) return;
    last = location.pathname;
    whenIdle(askForPage);
  };
  const begin = () => {
    // The router tells so of a link that was followed.
    addEventListener('pushState', arrived);
    loadAllPictures();
  };
  if (worker.controller !== null) {
    begin();
    return;
  }
  const takenOver = () => {
    begin();
    askForPage();
    askForLoaded();
  };
  worker.addEventListener('controllerchange', takenOver, { once: true });
}
