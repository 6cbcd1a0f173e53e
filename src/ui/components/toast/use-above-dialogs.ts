import { useEffect, useRef } from 'react';

/**
 * Moves an element into the open dialog, because everything outside a modal dialog is covered,
 * inert and hidden from screen readers. Moves it back when no dialog is open. The element must be
 * the only child of its parent.
 *
 * @param occasion a new value triggers a new check for open dialogs, because a dialog that React
 * unmounts fires no event.
 */
export function useAboveDialogs(element: HTMLElement, occasion: unknown): void {
  const originalParent = useRef(element.parentElement);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new occasion triggers the check
  useEffect(() => {
    const moveElement = () => {
      const parent =
        [...document.querySelectorAll('dialog[open]')].at(-1) ?? originalParent.current;
      if (element.parentElement !== parent) parent?.append(element);
    };
    moveElement();
    // Listens in the capture phase, because `toggle` and `close` do not bubble.
    document.addEventListener('toggle', moveElement, true);
    document.addEventListener('close', moveElement, true);
    return () => {
      document.removeEventListener('toggle', moveElement, true);
      document.removeEventListener('close', moveElement, true);
    };
  }, [element, occasion]);
}
