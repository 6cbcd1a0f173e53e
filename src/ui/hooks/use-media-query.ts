import { useCallback, useSyncExternalStore } from 'react';

/**
 * Returns whether the window matches a media query. During prerendering and hydration, when the
 * window is unknown, returns `prerendered`.
 */
export function useMediaQuery(query: string, prerendered = false): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => prerendered,
  );
}
