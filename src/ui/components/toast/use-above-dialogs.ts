import { useEffect, useRef } from 'react';

/**
 * Keeps an element, the only child of its parent, in the dialog that is open, and at home where none
 * is. A modal dialog covers all that stands outside of it, and nothing there can be pressed or is
 * read out.
 *
 * @param occasion a new one looks again: a dialog that went with its part of the page told nobody.
 */
export function useAboveDialogs(element: HTMLElement, occasion: unknown): void {
  const home = useRef(element.parentElement);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the occasion is a reason to look again
  useEffect(() => {
    const follow = () => {
      const place = [...document.querySelectorAll('dialog[open]')].at(-1) ?? home.current;
      if (element.parentElement !== place) place?.append(element);
    };
    follow();
    // Neither bubbles.
    document.addEventListener('toggle', follow, true);
    document.addEventListener('close', follow, true);
    return () => {
      document.removeEventListener('toggle', follow, true);
      document.removeEventListener('close', follow, true);
    };
  }, [element, occasion]);
}
