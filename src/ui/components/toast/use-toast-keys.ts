import { useEffect } from 'react';
import type { NotificationFeed } from '../../../application/notification-feed';
import type { ToastTimers } from './timers/toast-timers';

// Not with Ctrl: that is AltGr, which types letters. `code`, because Option+T types a dagger.
const isHotkey = ({ altKey, ctrlKey, metaKey, code }: KeyboardEvent) =>
  altKey && !ctrlKey && !metaKey && code === 'KeyT';

/**
 * The way in and out for the keyboard: Alt+T to the first toast, which holds all of them still,
 * Escape back to where one was. A toast that goes while it has the focus hands it on.
 */
export function useToastKeys(region: HTMLElement, feed: NotificationFeed, timers: ToastTimers) {
  useEffect(() => {
    let cameFrom: Element | null = null;
    let ids = feed.current().map(({ id }) => id);

    const holds = (node: EventTarget | null) => node instanceof Node && region.contains(node);
    const shown = () => feed.current().flatMap(({ id }) => document.getElementById(id) ?? []);

    function giveBack() {
      if (cameFrom instanceof HTMLElement && cameFrom.isConnected) cameFrom.focus();
      // There was nowhere to go, or nothing had the focus before.
      if (holds(document.activeElement)) (document.activeElement as HTMLElement).blur();
      timers.resumeAll('hotkey');
    }

    function onHotkey(event: KeyboardEvent) {
      if (!isHotkey(event)) return;
      const [first] = shown();
      if (first === undefined) return;
      // Some browsers open a menu on Alt and a letter.
      event.preventDefault();
      if (!holds(document.activeElement)) cameFrom = document.activeElement;
      timers.pauseAll('hotkey');
      // It may still be sliding in: the stack must not scroll sideways to meet it.
      first.focus({ preventScroll: true });
      region.firstElementChild?.scrollTo({ top: 0 });
    }

    function onEscape(event: KeyboardEvent) {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      giveBack();
    }

    function onFocusIn({ relatedTarget }: FocusEvent) {
      if (relatedTarget instanceof Element && !holds(relatedTarget)) cameFrom = relatedTarget;
    }

    function onFocusOut({ relatedTarget }: FocusEvent) {
      // When the whole window loses the focus the element keeps it within the document.
      if (!holds(relatedTarget) && !holds(document.activeElement)) timers.resumeAll('hotkey');
    }

    function onChange() {
      const before = ids;
      ids = feed.current().map(({ id }) => id);
      const focused = before.findIndex((id) =>
        document.getElementById(id)?.contains(document.activeElement),
      );
      const [gone] = before.slice(focused, focused + 1);
      if (focused === -1 || gone === undefined || ids.includes(gone)) return;
      const onOffer = [...before.slice(focused + 1), ...before.slice(0, focused).reverse()];
      const next = onOffer.find((id) => ids.includes(id) && document.getElementById(id) !== null);
      if (next === undefined) giveBack();
      else document.getElementById(next)?.focus();
    }

    document.addEventListener('keydown', onHotkey);
    region.addEventListener('keydown', onEscape);
    region.addEventListener('focusin', onFocusIn);
    region.addEventListener('focusout', onFocusOut);
    const leave = feed.subscribe(onChange);
    return () => {
      document.removeEventListener('keydown', onHotkey);
      region.removeEventListener('keydown', onEscape);
      region.removeEventListener('focusin', onFocusIn);
      region.removeEventListener('focusout', onFocusOut);
      leave();
    };
  }, [region, feed, timers]);
}
