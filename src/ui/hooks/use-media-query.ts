import { useCallback, useSyncExternalStore } from 'react';

/** Whether the window matches the query; `prerendered` without a browser and until hydration. */
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
