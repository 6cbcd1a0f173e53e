import type { WindowFocus } from '../../application/window-focus';

interface WindowLike extends Pick<Window, 'addEventListener'> {
  readonly document: Pick<Document, 'hasFocus'>;
}

/**
 * Goes by the window's `blur` and `focus` events. Until the first of them the document is asked:
 * a page opened in the background never saw a blur. From then on the events count by themselves,
 * because a browser under test answers `document.hasFocus()` with true always: a test takes the
 * focus away, and gives it back, by dispatching the events on `window`.
 */
export function windowFocus(window: WindowLike): WindowFocus {
  const listeners = new Set<() => void>();
  let known: boolean | undefined;
  const note = (focused: boolean) => () => {
    known = focused;
    for (const listener of listeners) listener();
  };
  // For the whole life of the page: what happened before the first listener counts as well.
  window.addEventListener('blur', note(false));
  window.addEventListener('focus', note(true));
  return {
    hasFocus: () => known ?? window.document.hasFocus(),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
