import type { SeriesEnd } from './cache/page-series';
import { ttlCache } from './cache/ttl-cache';
import { failureReason } from './failure-reason';
import type { Purges } from './purge-log';
import { withTimeout } from './with-timeout';

/** The rendered response of an address. */
export interface RenderedResponse {
  /** The HTML of a page, or the text of a generated file such as a feed. */
  readonly body: string;
  /** Whether `body` contains the bytes of the file in base64. */
  readonly isBase64?: boolean;
  readonly type: string;
  /** The dehydrated state of the page as JSON; `null` for a file. */
  readonly data: string | null;
  readonly tags: readonly string[];
}

/** The result of a render job. An address without a page has no entry in `answers`. */
export interface Rendered {
  readonly answers: ReadonlyMap<string, RenderedResponse>;
  /**
   * The end of a series of numbered addresses, if the job found it, with the cache tags that
   * invalidate it.
   */
  readonly end?: SeriesEnd & { readonly tags: readonly string[] };
}

export interface RenderJob {
  /** Identifies the job. All addresses that one job renders have the same name. */
  readonly name: string;
  /** Whether the page may be missing: a visitor may have invented the id in its address. */
  readonly isGuess?: boolean;
  /** @param known the purges known so far; the rendered content must be newer than all of them. */
  render(known: Purges): Promise<Rendered>;
}

export type Outcome<T> =
  | { readonly kind: 'done'; readonly value: T }
  /** `reason` is one word, such as `network`. */
  | { readonly kind: 'failed'; readonly reason: string };

interface Running {
  readonly outcome: Promise<Outcome<unknown>>;
  readonly begunAt: number;
}

/**
 * Maximum number of jobs that run in parallel. Rendering uses one thread, so a higher limit would
 * only add parallel calls to the CMS.
 */
const MAX_PARALLEL = 8;
/**
 * Maximum number of queued jobs. A further job fails as `busy`, because a longer queue would only
 * add load to the CMS.
 */
const MAX_QUEUED = 100;
/** Render timeout in ms. The host silently stops longer work once the response has been sent. */
const TIMEOUT_MS = 28_000;
/** Minimum time before a failed job runs again, in ms. */
const FAILED_FOR_MS = 10_000;
/** Interval at which a queued job checks for a free slot, in ms. */
const POLL_INTERVAL_MS = 1_000;

/**
 * Creates a queue that never runs the same job twice in parallel, runs few jobs at a time and does
 * not retry a failed job for a while. This limits the load on the CMS, however many requests
 * arrive.
 */
export function renderQueue(clock: () => number, log: (error: unknown) => void) {
  const pending = new Map<string, Running>();
  const running = new Map<string, Running>();
  const failed = ttlCache<string>(FAILED_FOR_MS, clock);
  let queued = 0;

  /**
   * Whether a job can still settle. The host drops a job that takes longer than the timeout; its
   * promise then never settles.
   */
  const isAlive = ({ begunAt }: Running) => clock() - begunAt < TIMEOUT_MS;
  const runningNow = () => [...running.values()].filter(isAlive);

  async function outcomeOf<T>(work: () => Promise<T>): Promise<Outcome<T>> {
    try {
      const done = await withTimeout(
        TIMEOUT_MS,
        work().then((value) => ({ value })),
      );
      if (done !== null) return { kind: 'done', ...done };
      return { kind: 'failed', reason: 'timeout' };
    } catch (error) {
      log(error);
      return { kind: 'failed', reason: failureReason(error) };
    }
  }

  async function begin<T>(name: string, work: () => Promise<T>): Promise<Outcome<T>> {
    if (queued >= MAX_QUEUED) return { kind: 'failed', reason: 'busy' };
    queued += 1;
    for (let others = runningNow(); others.length >= MAX_PARALLEL; others = runningNow()) {
      await withTimeout(POLL_INTERVAL_MS, Promise.race(others.map(({ outcome }) => outcome)));
    }
    queued -= 1;
    // Start synchronously, or the next queued job would take the same slot.
    const outcome = outcomeOf(work);
    const own = { outcome, begunAt: clock() };
    running.set(name, own);
    const end = await outcome;
    if (running.get(name) === own) running.delete(name);
    if (end.kind === 'failed') failed.set(name, end.reason);
    return end;
  }

  return {
    /** Returns why the job failed recently; `undefined` when it did not. */
    failureOf: (name: string) => failed.get(name),
    /**
     * Runs a job. Never rejects. While a job with the same name is queued or running, returns the
     * outcome of that job.
     */
    async outcome<T>(name: string, work: () => Promise<T>): Promise<Outcome<T>> {
      const current = pending.get(name);
      if (current !== undefined && isAlive(current)) return current.outcome as Promise<Outcome<T>>;
      const own = { outcome: begin(name, work), begunAt: clock() };
      pending.set(name, own);
      const end = await own.outcome;
      if (pending.get(name) === own) pending.delete(name);
      return end;
    },
    forgetFailures: () => failed.clear(),
  };
}

export type RenderQueue = ReturnType<typeof renderQueue>;
