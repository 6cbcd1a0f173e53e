import { hashOf, type Query, type QueryKey } from './query';

/** State of a query that is in the cache. */
export type QueryState =
  | { readonly step: 'loading'; readonly answer: Promise<unknown> }
  | { readonly step: 'loaded'; readonly answer: unknown; readonly readAt: number }
  | { readonly step: 'failed'; readonly error: unknown };

interface Entry {
  readonly key: QueryKey;
  readonly state: QueryState;
  /** Aborts the fetch in flight, which may be a refetch of a cached answer. */
  readonly inFlight: AbortController | null;
}

/** Age in ms at which a cached answer is refetched in the background when it is shown again. */
const STALE_AFTER_MS = 5 * 60_000;

/** Maximum number of entries. Above it, the cache drops the oldest answers without a subscriber. */
const MAXIMUM_ENTRIES = 300;

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * Cache of the answers to the page's queries. Concurrent reads of one key share a fetch. A cached
 * answer is returned at once, and refetched in the background if it is stale. The cache does not
 * retry a failed fetch, because the adapters that fetch already do.
 */
export interface QueryCache {
  stateOf(key: QueryKey): QueryState | undefined;
  /** `undefined` where no answer is cached. */
  cachedAnswer(key: QueryKey): unknown;
  /** All cached answers, the oldest first. */
  cached(): readonly (readonly [QueryKey, unknown])[];
  /**
   * Calls the listener when the query with this `hash` loads, fails or is dropped. Returns the
   * function that unsubscribes.
   */
  subscribe(hash: string, listener: () => void): () => void;
  /** Adds an answer, unless one is cached already. @param readAt in ms since 1970. */
  seed(key: QueryKey, answer: unknown, readAt: number): void;
  /** Fetches the answer. Joins the fetch in flight if the query is loading for the first time. */
  fetch<Answer>(read: Query<Answer>): Promise<Answer>;
  /** Fetches in the background, unless the query is loading, loaded or failed already. */
  prefetch(read: Query<unknown>): void;
  /** Fetches the query if it is missing or stale. A failed refetch keeps the cached answer. */
  fetchIfStale(read: Query<unknown>): void;
  /**
   * Aborts in-flight queries that have the name of `key` but another input. Drops those without an
   * answer, so that the next component that needs them requests them again.
   */
  cancelOthers(key: QueryKey): void;
  /** Drops queries that failed with this error, so that the next fetch tries again. */
  forgetFailed(reason: unknown): void;
}

export function newQueryCache(): QueryCache {
  const entries = new Map<string, Entry>();
  const listeners = new Map<string, Set<() => void>>();

  const stateOf = (key: QueryKey) => entries.get(hashOf(key))?.state;

  function cachedAnswer(key: QueryKey): unknown {
    const state = stateOf(key);
    return state?.step === 'loaded' ? state.answer : undefined;
  }

  function notify(hash: string): void {
    for (const listener of [...(listeners.get(hash) ?? [])]) listener();
  }

  function drop(hash: string): void {
    entries.delete(hash);
    notify(hash);
  }

  function dropOldest(): void {
    for (const [hash, { state }] of entries) {
      if (entries.size <= MAXIMUM_ENTRIES) return;
      if (state.step === 'loaded' && !listeners.has(hash)) entries.delete(hash);
    }
  }

  function settle(key: QueryKey, state: QueryState): void {
    const hash = hashOf(key);
    const before = entries.get(hash)?.state;
    const isUnchanged =
      before?.step === 'loaded' && state.step === 'loaded' && same(before.answer, state.answer);
    // Delete first, so that `set` moves the entry to the end: `dropOldest` expects the latest last.
    entries.delete(hash);
    entries.set(hash, {
      key,
      state: isUnchanged ? { ...state, answer: before.answer } : state,
      inFlight: null,
    });
    dropOldest();
    notify(hash);
  }

  function run<Answer>({ key, run: ask }: Query<Answer>): Promise<Answer> {
    const hash = hashOf(key);
    const before = entries.get(hash)?.state;
    const inFlight = new AbortController();
    const isCurrent = () => entries.get(hash)?.inFlight === inFlight;
    const answer = ask(inFlight.signal).then(
      (found) => {
        if (isCurrent()) settle(key, { step: 'loaded', answer: found, readAt: Date.now() });
        return found;
      },
      (error) => {
        if (isCurrent())
          settle(key, before?.step === 'loaded' ? before : { step: 'failed', error });
        throw error;
      },
    );
    const state = before?.step === 'loaded' ? before : ({ step: 'loading', answer } as const);
    entries.set(hash, { key, state, inFlight });
    return answer;
  }

  function read<Answer>(wanted: Query<Answer>): Promise<Answer> {
    const state = stateOf(wanted.key);
    return (state?.step === 'loading' ? state.answer : run(wanted)) as Promise<Answer>;
  }

  return {
    stateOf,
    cachedAnswer,
    fetch: read,
    cached: () =>
      [...entries.values()].flatMap(({ key, state }) =>
        state.step === 'loaded' ? [[key, state.answer] as const] : [],
      ),
    subscribe(hash, listener) {
      const keyListeners = listeners.get(hash) ?? new Set();
      listeners.set(hash, keyListeners.add(listener));
      return () => {
        keyListeners.delete(listener);
        if (keyListeners.size === 0) listeners.delete(hash);
      };
    },
    seed(key, answer, readAt) {
      if (cachedAnswer(key) === undefined) settle(key, { step: 'loaded', answer, readAt });
    },
    prefetch(wanted) {
      if (stateOf(wanted.key) === undefined) read(wanted).catch(() => {});
    },
    fetchIfStale(wanted) {
      const entry = entries.get(hashOf(wanted.key));
      if (entry?.inFlight) return;
      const state = entry?.state;
      if (state?.step === 'loaded' && Date.now() - state.readAt < STALE_AFTER_MS) return;
      run(wanted).catch(() => {});
    },
    cancelOthers(key) {
      for (const [hash, entry] of entries) {
        if (entry.key[0] !== key[0] || hash === hashOf(key)) continue;
        entry.inFlight?.abort();
        if (entry.state.step === 'loaded') entries.set(hash, { ...entry, inFlight: null });
        else drop(hash);
      }
    },
    forgetFailed(reason) {
      for (const [hash, { state }] of entries) {
        if (state.step === 'failed' && state.error === reason) drop(hash);
      }
    },
  };
}
