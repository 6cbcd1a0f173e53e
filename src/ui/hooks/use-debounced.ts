import debounce from 'just-debounce-it';
import { useEffect, useEffectEvent, useState } from 'react';

/**
 * `act`, done when it has not been asked for anew for `pauseMs`, as it is by then. `flush()` does at once
 * what is still to be done, `cancel()` never; a view that goes takes it along.
 */
export function useDebounced<Args extends readonly unknown[]>(
  act: (...args: Args) => void,
  pauseMs: number,
) {
  const latest = useEffectEvent(act);
  const [later] = useState(() => debounce((...args: Args): void => latest(...args), pauseMs));
  useEffect(() => later.cancel, [later]);
  return later;
}
