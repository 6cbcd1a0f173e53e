import debounce from 'just-debounce-it';
import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Returns a debounced function, which calls the latest `act` once `pauseMs` ms have passed without
 * another call. `flush()` runs a pending call immediately; `cancel()` and unmounting drop it.
 */
export function useDebounced<Args extends readonly unknown[]>(
  act: (...args: Args) => void,
  pauseMs: number,
) {
  const latest = useEffectEvent(act);
  const [debounced] = useState(() => debounce((...args: Args): void => latest(...args), pauseMs));
  useEffect(() => debounced.cancel, [debounced]);
  return debounced;
}
