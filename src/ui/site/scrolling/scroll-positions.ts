import { currentAnchor } from './current-anchor';
import { holdScrollAnchor, isSettled } from './scroll-anchor';
import { readPositions, writePositions } from './stored-positions';

interface EntryState {
  readonly entry?: string;
}

const entryKey = (): string | undefined => (history.state as EntryState | null)?.entry;

/** Whether it had no name before. */
function nameEntry(): boolean {
  if (entryKey() !== undefined) return false;
  const entry = crypto.randomUUID?.() ?? `${performance.now()}`;
  // Past wouter, which would take it for a navigation to where one is, and lead back to the anchor.
  History.prototype.replaceState.call(history, { ...history.state, entry }, '');
  return true;
}

/** As far from where the browser stops at an anchor as letters that come late may move it, in CSS pixels. */
const A_LINE = 32;

/** Whether the window stands at the anchor of its address. */
function isAtAnchor(): boolean {
  const anchor = document.getElementById(currentAnchor());
  const inset = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  return anchor !== null && Math.abs(anchor.getBoundingClientRect().top - inset) < A_LINE;
}

/** A page too short for it shows its top until the rest has come, not the footer. */
const goTo = (top: number) => () => {
  const reachable = document.documentElement.scrollHeight - innerHeight >= top;
  scrollTo(0, reachable || isSettled() ? top : 0);
};

/**
 * Where the window stands, by history entry: Back and a reload return there, an anchor is found
 * when its page has come. The browser would look once, on a page that has not been drawn.
 */
export function keepScrollPositions() {
  const positions = readPositions();
  let release: (() => void) | null = null;
  let restoring = false;

  const save = () => {
    const key = entryKey();
    // While a place is held, what moves the window is the page.
    if (key !== undefined && release === null) positions.set(key, scrollY);
  };
  const drainRequest = () => {
    release?.();
    release = null;
    restoring = false;
  };
  const hold = (go: () => void) => {
    drainRequest();
    release = holdScrollAnchor(go, () => {
      drainRequest();
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
    // It may be left before anything scrolls.
    if (nameEntry()) save();
  };
  const pushed = () => {
    drainRequest();
    named();
    if (currentAnchor() !== '') toAnchor();
  };
  const replaced = () => {
    named();
    // A link to the place one is at, followed again.
    if (currentAnchor() !== '') toAnchor();
  };
  const popped = () => {
    // Without a name it is an anchor that the browser itself has just gone to.
    if (entryKey() === undefined) named();
    else restore();
  };
  const left = () => {
    save();
    writePositions(positions);
  };
  const shown = ({ persisted }: PageTransitionEvent) => {
    // Kept whole in the browser's cache, and in WebKit without its place.
    if (persisted) restore();
  };
  const listeners = new AbortController();
  const { signal } = listeners;
  addEventListener('scroll', save, { passive: true, signal });
  // A click may lead away before the scrolling just before it has been told of.
  addEventListener('click', save, { capture: true, signal });
  // The first two are wouter's word for a navigation within the site.
  addEventListener('pushState', pushed, { signal });
  addEventListener('replaceState', replaced, { signal });
  addEventListener('popstate', popped, { signal });
  addEventListener('pagehide', left, { signal });
  addEventListener('pageshow', shown, { signal });

  history.scrollRestoration = 'manual';
  const cameBack = entryKey() !== undefined;
  // Where it stands elsewhere than at its top, the browser or the visitor was first.
  const untouched = scrollY === 0;
  if (untouched && cameBack) restore();
  else if (currentAnchor() !== '' && (untouched || isAtAnchor())) toAnchor();
  nameEntry();

  return {
    /** Another page has been drawn: it starts at its top, unless one came back to it. */
    arrived() {
      if (restoring) return;
      scrollTo(0, 0);
      // At its name it had the place of the page before, and it may be left before the scrolling is told of.
      save();
    },
    stop() {
      drainRequest();
      listeners.abort();
    },
  };
}
