import { failureReason } from './failure-reason';
import type { SeriesEnd } from './series';
import { ttlCache } from './ttl-cache';
import { withTimeout } from './with-timeout';

/** What is drawn of an address. */
export interface RenderedResponse {
  /** The document, or the file. */
  readonly body: string;
  readonly type: string;
  /** What the page was made of, as JSON; `null` for a file. */
  readonly data: string | null;
  readonly tags: readonly string[];
}

/** What came of a piece of drawing; what is not there is not among its answers. */
export interface Rendered {
  readonly answers: ReadonlyMap<string, RenderedResponse>;
  /** Of a series that it found the end of, and by which tags that goes out of date. */
  readonly end?: SeriesEnd & { readonly tags: readonly string[] };
}

/** A piece of drawing. */
export interface RenderJob {
  /** The same for all addresses that are drawn in one go. */
  readonly name: string;
  /** Whether anybody can invent its address, as that of a product: the content alone tells. */
  readonly isGuess?: boolean;
  draw(): Promise<Rendered>;
}

export type Outcome<T> =
  | { readonly kind: 'done'; readonly value: T }
  /** In a word, such as `network`. */
  | { readonly kind: 'failed'; readonly reason: string };

interface UnderWay {
  readonly outcome: Promise<Outcome<unknown>>;
  readonly begunAt: number;
}

/** Drawing is one thread's work; more at a time only ask the CMS more at a time. */
const AT_ONCE = 8;
/** More who wait would only find the CMS busier yet. */
const MOST_WAITING = 100;
/** The host ends what takes longer after its visitor has left, without a word. */
const LONGEST_MS = 28_000;
/** So long nobody tries again what has failed. */
const FAILED_FOR_MS = 10_000;
const LOOK_AGAIN_MS = 1_000;

/**
 * Does each piece of work once at a time, few beside each other, and leaves alone for a while what
 * has failed: however many ask, the CMS is asked little.
 */
export function renderQueue(clock: () => number, log: (error: unknown) => void) {
  const underWay = new Map<string, UnderWay>();
  const atWork = new Map<string, UnderWay>();
  const failed = ttlCache<string>(FAILED_FOR_MS, clock);
  let waiting = 0;

  /** The host may have dropped one with its visitor's request: it never ends. */
  const isAlive = ({ begunAt }: UnderWay) => clock() - begunAt < LONGEST_MS;
  const atWorkNow = () => [...atWork.values()].filter(isAlive);

  async function outcomeOf<T>(work: () => Promise<T>): Promise<Outcome<T>> {
    try {
      const done = await withTimeout(
        LONGEST_MS,
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
    if (waiting >= MOST_WAITING) return { kind: 'failed', reason: 'busy' };
    waiting += 1;
    for (let others = atWorkNow(); others.length >= AT_ONCE; others = atWorkNow()) {
      await withTimeout(LOOK_AGAIN_MS, Promise.race(others.map(({ outcome }) => outcome)));
    }
    waiting -= 1;
    // At once, or the next to look would see the same room.
    const outcome = outcomeOf(work);
    const own = { outcome, begunAt: clock() };
    atWork.set(name, own);
    const end = await outcome;
    if (atWork.get(name) === own) atWork.delete(name);
    if (end.kind === 'failed') failed.set(name, end.reason);
    return end;
  }

  return {
    /** Why the work failed lately; `undefined` when it did not. */
    failureOf: (name: string) => failed.get(name),
    /** Never rejects. Who asks while it is under way waits for the same. */
    async outcome<T>(name: string, work: () => Promise<T>): Promise<Outcome<T>> {
      const before = underWay.get(name);
      if (before !== undefined && isAlive(before)) return before.outcome as Promise<Outcome<T>>;
      const own = { outcome: begin(name, work), begunAt: clock() };
      underWay.set(name, own);
      const end = await own.outcome;
      if (underWay.get(name) === own) underWay.delete(name);
      return end;
    },
    forgetFailures: () => failed.clear(),
  };
}

export type RenderQueue = ReturnType<typeof renderQueue>;
