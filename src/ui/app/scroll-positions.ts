/**
 * Scroll positions by history entry. The browser's own restoration runs before a single-page
 * site has drawn the page, on a document that is too short for it.
 */
const STORAGE_KEY = 'scroll-positions';
const GIVE_UP_MS = 5_000;

type Positions = Map<string, number>;

interface EntryState {
  readonly entry?: string;
}

function storedPositions(): Positions {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]'));
  } catch {
    return new Map(); // Storage refused or spoilt: positions are a comfort, not a need.
  }
}

function storePositions(positions: Positions): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...positions].slice(-50)));
  } catch {
    // As above.
  }
}

const entryKey = (): string | undefined => (history.state as EntryState | null)?.entry;

/** Whether it had no name before. */
function nameEntry(): boolean {
  if (entryKey() !== undefined) return false;
  history.replaceState(
    { ...history.state, entry: crypto.randomUUID?.() ?? `${performance.now()}` },
    '',
  );
  return true;
}

/** Scrolls there as soon as the page is long enough, unless the visitor scrolls first. */
function scrollWhenPossible(top: number): () => void {
  const possible = () => document.documentElement.scrollHeight - innerHeight >= top;
  const observer = new ResizeObserver(() => {
    if (!possible()) return;
    stop();
    scrollTo(0, top);
  });
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const type of ['wheel', 'touchstart', 'keydown']) removeEventListener(type, stop);
  };
  const timer = setTimeout(() => {
    stop();
    scrollTo(0, top);
  }, GIVE_UP_MS);
  for (const type of ['wheel', 'touchstart', 'keydown']) {
    addEventListener(type, stop, { passive: true });
  }
  scrollTo(0, top);
  observer.observe(document.body);
  return stop;
}

export function keepScrollPositions() {
  const positions = storedPositions();
  let wanted: number | null = null;
  let stopScrolling = () => {};

  const save = () => {
    const key = entryKey();
    // While a position waits to be restored, the shrinking page's own scrolling is not the visitor's.
    if (key !== undefined && wanted === null) positions.set(key, scrollY);
  };
  const popped = () => {
    const key = entryKey();
    wanted = (key === undefined ? undefined : positions.get(key)) ?? 0;
    // A step that changes nothing drawn (an anchor) is followed by nothing else that resets this.
    setTimeout(() => {
      wanted = null;
    });
  };
  const persist = () => storePositions(positions);

  history.scrollRestoration = 'manual';
  addEventListener('scroll', save, { passive: true });
  // A click may lead away before the scrolling just before it has been told of.
  addEventListener('click', save, { capture: true });
  addEventListener('popstate', popped);
  addEventListener('pagehide', persist);

  const reloaded = entryKey();
  nameEntry();
  let firstArrival = reloaded !== undefined;

  return {
    /** A new page has been drawn, by a link or by Back. */
    arrived() {
      const back = wanted ?? (firstArrival && reloaded ? (positions.get(reloaded) ?? 0) : null);
      firstArrival = false;
      nameEntry();
      stopScrolling();
      const target = location.hash === '' ? null : document.getElementById(location.hash.slice(1));
      if (back !== null) stopScrolling = scrollWhenPossible(back);
      else if (target !== null) target.scrollIntoView();
      else scrollTo(0, 0);
    },
    /** The page has stepped to another view of itself: a filter, a page of a list. */
    stepped() {
      stopScrolling();
      const named = nameEntry();
      if (wanted !== null) stopScrolling = scrollWhenPossible(wanted);
      else if (named) save(); // It may be left before anything scrolls.
    },
    stop() {
      stopScrolling();
      removeEventListener('scroll', save);
      removeEventListener('click', save, { capture: true });
      removeEventListener('popstate', popped);
      removeEventListener('pagehide', persist);
    },
  };
}
