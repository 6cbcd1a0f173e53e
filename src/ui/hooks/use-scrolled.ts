import { useSyncExternalStore } from 'react';

/**
 * Distance from the top, in CSS pixels, up to which the page does not count as scrolled, so that
 * accidental scrolling has no effect.
 */
const THRESHOLD_PX = 8;

function subscribe(changed: () => void) {
  addEventListener('scroll', changed, { passive: true });
  return () => removeEventListener('scroll', changed);
}

/** Whether the page is scrolled down from its top. */
export const useScrolled = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => scrollY > THRESHOLD_PX,
    () => false,
  );
