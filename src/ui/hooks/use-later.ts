import { useEffect, useMemo, useRef } from 'react';

interface Later<Args extends readonly unknown[]> {
  /** Calls after the pause, unless called again first. */
  readonly call: (...args: Args) => void;
  /** Makes a waiting call at once. */
  readonly now: () => void;
  readonly cancel: () => void;
}

/** The last of a burst of calls, made when the burst is over. Leaving the page cancels it. */
export function useLater<Args extends readonly unknown[]>(
  action: (...args: Args) => void,
  pauseMs: number,
): Later<Args> {
  const latest = useRef(action);
  latest.current = action;
  const later = useMemo(() => {
    let waiting: Args | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const cancel = () => {
      clearTimeout(timer);
      waiting = null;
    };
    const now = () => {
      const args = waiting;
      cancel();
      if (args !== null) latest.current(...args);
    };
    const call = (...args: Args) => {
      cancel();
      waiting = args;
      timer = setTimeout(now, pauseMs);
    };
    return { call, now, cancel };
  }, [pauseMs]);
  useEffect(() => later.cancel, [later]);
  return later;
}
