import type { WindowFocus } from '../../application/browser-state/window-focus';

interface WindowLike extends Pick<Window, 'addEventListener'> {
  readonly document: Pick<Document, 'hasFocus'>;
}

/**
 * Follows the window's `blur` and `focus` events. Before the first event it uses
 * `document.hasFocus()`, because a page opened in the background gets no `blur`. After that only
 * the events count, because `document.hasFocus()` is always true in a browser under test. A test
 * changes the focus by dispatching the events on `window`.
 */
export function windowFocus(window: WindowLike): WindowFocus {
  const listeners = new Set<() => void>();
  let focusedNow: boolean | undefined;
  const setFocus = (focused: boolean) => () => {
    focusedNow = focused;
    for (const listener of listeners) listener();
  };
  // These listeners are never removed, because events before the first subscriber count as well.
  window.addEventListener('blur', setFocus(false));
  window.addEventListener('focus', setFocus(true));
  return {
    hasFocus: () => focusedNow ?? window.document.hasFocus(),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
