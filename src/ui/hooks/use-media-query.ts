import { useCallback, useSyncExternalStore } from 'react';

/** Whether the window fits the query; `drawn` where there is no window, and until the drawn page is at work. */
export function useMediaQuery(query: string, drawn = false): boolean {
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
    () => drawn,
  );
}
