import { type RefObject, useRef } from 'react';

interface Results {
  readonly frame: RefObject<HTMLElement | null>;
  /** What was pressed goes away: the keyboard goes on at what it changed. */
  readonly focus: () => void;
  /** The same, at the top: another page of the list has been asked for. */
  readonly focusFirst: () => void;
}

/** The way back to a list's results, for what is pressed and goes away. */
export function useResults(): Results {
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
