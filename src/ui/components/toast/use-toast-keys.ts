import { useEffect } from 'react';
import type { NotificationFeed } from '../../../application/browser-state/notification-feed';
import type { ToastTimers } from './timers/toast-timers';

// Excludes Ctrl, because Ctrl+Alt is AltGr, which types letters. Compares `code` instead of `key`,
// because Option+T types a dagger.
const isHotkey = ({ altKey, ctrlKey, metaKey, code }: KeyboardEvent) =>
  altKey && !ctrlKey && !metaKey && code === 'KeyT';

/**
 * Adds keyboard access to the toasts: Alt+T focuses the first toast and pauses all of them; Escape
 * restores the previous focus. When a focused toast is dismissed, the focus moves to another toast
 * or, after the last one, back to where it was.
 */
export function useToastKeys(region: HTMLElement, feed: NotificationFeed, timers: ToastTimers) {
  useEffect(() => {
    let previousFocus: Element | null = null;
    let ids = feed.current().map(({ id }) => id);

    const contains = (node: EventTarget | null) => node instanceof Node && region.contains(node);
    const shown = () => feed.current().flatMap(({ id }) => document.getElementById(id) ?? []);

    function restoreFocus() {
      if (previousFocus instanceof HTMLElement && previousFocus.isConnected) previousFocus.focus();
      // The focus is still on a toast if the previous element is gone or if nothing had the focus.
      if (contains(document.activeElement)) (document.activeElement as HTMLElement).blur();
      timers.resumeAll('hotkey');
    }

    function onHotkey(event: KeyboardEvent) {
      if (!isHotkey(event)) return;
      const [first] = shown();
      if (first === undefined) return;
      // Some browsers open a menu on Alt plus a letter.
      event.preventDefault();
      if (!contains(document.activeElement)) previousFocus = document.activeElement;
      timers.pauseAll('hotkey');
      // Prevents scrolling, because the toast may still be sliding in and the stack must not scroll
      // sideways to it.
      first.focus({ preventScroll: true });
      region.firstElementChild?.scrollTo({ top: 0 });
    }

    function onEscape(event: KeyboardEvent) {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      restoreFocus();
    }

    function onFocusIn({ relatedTarget }: FocusEvent) {
      if (relatedTarget instanceof Element && !contains(relatedTarget))
        previousFocus = relatedTarget;
    }

    function onFocusOut({ relatedTarget }: FocusEvent) {
      // Does not resume when the window loses the focus: `activeElement` is then still the toast.
      if (!contains(relatedTarget) && !contains(document.activeElement)) timers.resumeAll('hotkey');
    }

    function onChange() {
      const before = ids;
      ids = feed.current().map(({ id }) => id);
      const focused = before.findIndex((id) =>
        document.getElementById(id)?.contains(document.activeElement),
      );
      const [gone] = before.slice(focused, focused + 1);
      if (focused === -1 || gone === undefined || ids.includes(gone)) return;
      const candidates = [...before.slice(focused + 1), ...before.slice(0, focused).reverse()];
      const next = candidates.find(
        (id) => ids.includes(id) && document.getElementById(id) !== null,
      );
      if (next === undefined) restoreFocus();
      else document.getElementById(next)?.focus();
    }

    document.addEventListener('keydown', onHotkey);
    region.addEventListener('keydown', onEscape);
    region.addEventListener('focusin', onFocusIn);
    region.addEventListener('focusout', onFocusOut);
    const unsubscribe = feed.subscribe(onChange);
    return () => {
      document.removeEventListener('keydown', onHotkey);
      region.removeEventListener('keydown', onEscape);
      region.removeEventListener('focusin', onFocusIn);
      region.removeEventListener('focusout', onFocusOut);
      unsubscribe();
    };
  }, [region, feed, timers]);
}
