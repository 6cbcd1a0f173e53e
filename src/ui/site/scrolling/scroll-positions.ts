import { currentAnchor } from './current-anchor';
import { holdScrollAnchor, isSettled } from './hold-scroll-position';
import { readPositions, writePositions } from './stored-positions';

interface EntryState {
  readonly entry?: string;
}

const entryKey = (): string | undefined => (history.state as EntryState | null)?.entry;

/** Gives the current history entry a key if it has none. Returns whether it had none. */
function nameEntry(): boolean {
  if (entryKey() !== undefined) return false;
  const entry = crypto.randomUUID?.() ?? `${performance.now()}`;
  // Bypasses wouter's `replaceState`. It dispatches an event, and `replaced` (below) would then
  // scroll to the anchor again.
  History.prototype.replaceState.call(history, { ...history.state, entry }, '');
  return true;
}

/**
 * Distance in CSS pixels by which late web fonts may move an anchor after the browser has scrolled
 * to it.
 */
const TOLERANCE = 32;

/** Whether the window is scrolled to the anchor in its address, within `TOLERANCE`. */
function isAtAnchor(): boolean {
  const anchor = document.getElementById(currentAnchor());
  const inset = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  return anchor !== null && Math.abs(anchor.getBoundingClientRect().top - inset) < TOLERANCE;
}

/**
 * Returns a function that scrolls to `top`. While the page is too short, it shows the top of the
 * page rather than the footer.
 */
const goTo = (top: number) => () => {
  const reachable = document.documentElement.scrollHeight - innerHeight >= top;
  scrollTo(0, reachable || isSettled() ? top : 0);
};

/**
 * Stores the scroll position of each history entry. Back and a reload restore it. An address with
 * an anchor scrolls to the anchor when the page is rendered. The browser itself would scroll only
 * once, before the page is rendered.
 */
export function trackScrollPositions() {
  const positions = readPositions();
  let release: (() => void) | null = null;
  let restoring = false;

  const save = () => {
    const key = entryKey();
    // While `hold` keeps a position, the scroll events do not come from the visitor.
    if (key !== undefined && release === null) positions.set(key, scrollY);
  };
  const endHold = () => {
    release?.();
    release = null;
    restoring = false;
  };
  const hold = (go: () => void) => {
    endHold();
    release = holdScrollAnchor(go, () => {
      endHold();
      save();
    });
  };
  const restore = () => {
    const key = entryKey();
    hold(goTo((key === undefined ? undefined : positions.get(key)) ?? 0));
    restoring = true;
  };
  const toAnchor = () => hold(() => document.getElementById(currentAnchor())?.scrollIntoView());

  const named = () => {
    // Saves now, because the visitor may leave before the next scroll event.
    if (nameEntry()) save();
  };
  const pushed = () => {
    endHold();
    named();
    if (currentAnchor() !== '') toAnchor();
  };
  const replaced = () => {
    named();
    // The visitor followed a link to the current address again.
    if (currentAnchor() !== '') toAnchor();
  };
  const popped = () => {
    // The browser made this entry for a link to an anchor, and has already scrolled there.
    if (entryKey() === undefined) named();
    else restore();
  };
  const left = () => {
    save();
    writePositions(positions);
  };
  const shown = ({ persisted }: PageTransitionEvent) => {
    // Restores the position of a page from the back/forward cache, because WebKit does not restore
    // it.
    if (persisted) restore();
  };
  const listeners = new AbortController();
  const { signal } = listeners;
  addEventListener('scroll', save, { passive: true, signal });
  // A click may navigate before the last scroll event is dispatched.
  addEventListener('click', save, { capture: true, signal });
  // The router dispatches the next two events for a navigation within the site.
  addEventListener('pushState', pushed, { signal });
  addEventListener('replaceState', replaced, { signal });
  addEventListener('popstate', popped, { signal });
  addEventListener('pagehide', left, { signal });
  addEventListener('pageshow', shown, { signal });

  history.scrollRestoration = 'manual';
  const cameBack = entryKey() !== undefined;
  // If the window is not at the top, the browser or the visitor has scrolled already.
  const untouched = scrollY === 0;
  if (untouched && cameBack) restore();
  else if (currentAnchor() !== '' && (untouched || isAtAnchor())) toAnchor();
  nameEntry();

  return {
    /**
     * Must be called when another page is rendered. Scrolls to the top, unless Back or a reload led
     * to the page.
     */
    arrived() {
      if (restoring) return;
      scrollTo(0, 0);
      // The entry still has the scroll position of the previous page. Saves now, because the
      // visitor may leave before the next scroll event.
      save();
    },
    stop() {
      endHold();
      listeners.abort();
    },
  };
}
