import debounce from 'just-debounce-it';
import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Debounces `act`: it runs `pauseMs` after the last call, in its latest version. `flush()` runs a
 * pending call at once, `cancel()` drops it. Unmounting cancels too.
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
