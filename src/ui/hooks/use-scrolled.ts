import { useSyncExternalStore } from 'react';

/** Ignore accidental scrolling up to this distance. */
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
