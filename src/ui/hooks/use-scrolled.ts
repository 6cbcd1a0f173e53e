import { useSyncExternalStore } from 'react';

/** So much scrolling is a slip of the finger, not reading on. */
const THRESHOLD_PX = 8;

function subscribe(changed: () => void) {
  addEventListener('scroll', changed, { passive: true });
  return () => removeEventListener('scroll', changed);
}

/** Whether the page has left its top. */
export const useScrolled = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => scrollY > THRESHOLD_PX,
    () => false,
  );
