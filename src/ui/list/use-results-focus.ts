import { type RefObject, useRef } from 'react';

interface Results {
  readonly frame: RefObject<HTMLElement | null>;
  /** Focuses the results, for controls that disappear when clicked. */
  readonly focus: () => void;
  /** Focuses the results and scrolls to their top, after a change of page. */
  readonly focusFirst: () => void;
}

/**
 * Returns functions that move the focus to a list's results, for controls that disappear when the
 * visitor uses them.
 */
export function useResultsFocus(): Results {
  const frame = useRef<HTMLElement>(null);
  const focus = () => frame.current?.focus({ preventScroll: true });
  return {
    frame,
    focus,
    focusFirst: () => {
      focus();
      frame.current?.scrollIntoView();
    },
  };
}
