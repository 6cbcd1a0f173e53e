import { ContentError, type ContentErrorKind } from '../../application/content-error';

/** Network conditions that the in-memory adapters simulate. */
export interface Conditions {
  readonly delayMs: number;
  /** Every call fails with this kind of error after the delay; `null` for no failure. */
  readonly failure: ContentErrorKind | null;
}

export const SMOOTH: Conditions = { delayMs: 0, failure: null };

const STATUSES: Partial<Record<ContentErrorKind, number>> = { 'service-unavailable': 503 };

// Read methods take their signal in the last argument.
const signalIn = (args: readonly unknown[]): AbortSignal | undefined =>
  (args.at(-1) as { signal?: AbortSignal } | undefined)?.signal;

const delay = (ms: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    const leave = () => {
      clearTimeout(timer);
      reject(new ContentError('aborted', { cause: signal?.reason }));
    };
    const timer = setTimeout(resolve, ms);
    if (signal?.aborted) leave();
    else signal?.addEventListener('abort', leave, { once: true });
  });

/**
 * Wraps a port so that every call takes `delayMs` and then fails if `failure` is set. Calls can be
 * aborted.
 */
export function underConditions<Port extends object>(
  port: Port,
  { delayMs, failure }: Conditions,
): Port {
  const methods = Object.entries(port).map(([name, method]) => [
    name,
    async (...args: readonly unknown[]) => {
      const signal = signalIn(args);
      if (delayMs > 0 || signal?.aborted) await delay(delayMs, signal);
      if (failure === null) {
        const answer = await method(...args);
        // A call that was aborted while the answer was loading fails, like a request to a server.
        if (signal?.aborted) throw new ContentError('aborted', { cause: signal.reason });
        return answer;
      }
      const status = STATUSES[failure];
      throw new ContentError(failure, status === undefined ? {} : { status });
    },
  ]);
  return Object.fromEntries(methods) as Port;
}
