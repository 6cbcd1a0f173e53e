import { ContentError, type ContentErrorKind } from '../../application/content-error';

/** How the network behaves towards the fake. */
export interface Conditions {
  readonly delayMs: number;
  /** Every call fails so, after the delay; `null` for none. */
  readonly failure: ContentErrorKind | null;
}

export const SMOOTH: Conditions = { delayMs: 0, failure: null };

const STATUSES: Partial<Record<ContentErrorKind, number>> = { 'service-unavailable': 503 };

// Reads carry their signal in the last argument.
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

/** The port, each call of which takes its time, can be cancelled and may fail. */
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
        // The visitor may have left while the answer was on its way, as from a server.
        if (signal?.aborted) throw new ContentError('aborted', { cause: signal.reason });
        return answer;
      }
      const status = STATUSES[failure];
      throw new ContentError(failure, status === undefined ? {} : { status });
    },
  ]);
  return Object.fromEntries(methods) as Port;
}
