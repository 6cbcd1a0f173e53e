import { ContentError } from '../../../application/content-error';

const RETRIES = 2;
const FIRST_DELAY_MS = 400;
/** The longest delay before a retry. When the CMS asks for a longer one, there is no retry. */
const LONGEST_DELAY_MS = 5_000;

const worthRetrying = ({ kind, status }: ContentError): boolean =>
  kind === 'network' || status === 429 || status === 502 || status === 503;

function delayMs(tries: number, retryAfterMs: number | null): number {
  if (retryAfterMs !== null) return retryAfterMs;
  const backOff = Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** tries);
  // Half of the delay is random, so that browsers do not all send their requests at the same time
  // after an outage.
  return backOff / 2 + (Math.random() * backOff) / 2;
}

function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(new ContentError('aborted', { cause: signal?.reason }));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, ms);
    // A signal that is already aborted dispatches no further event.
    if (signal?.aborted) stop();
    else signal?.addEventListener('abort', stop, { once: true });
  });
}

/**
 * Runs a call and repeats it after a temporary failure. Rejects with the `ContentError` of the last
 * try.
 */
export async function withRetries<T>(
  call: () => Promise<T>,
  signal: AbortSignal | undefined,
): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof ContentError) || !worthRetrying(error)) throw error;
      const { retryAfterMs } = error;
      if (tries >= RETRIES || (retryAfterMs ?? 0) > LONGEST_DELAY_MS) throw error;
      await pause(delayMs(tries, retryAfterMs), signal);
    }
  }
}
