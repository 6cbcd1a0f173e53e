import { hashOf, type Query, type QueryKey } from './query';

/** How a read stands; nothing where nobody has read it. */
export type QueryState =
  /** Somebody will want it, and does not wait. */
  | { readonly step: 'asked'; readonly read: Query<unknown> }
  | { readonly step: 'coming'; readonly answer: Promise<unknown> }
  | { readonly step: 'known'; readonly answer: unknown; readonly readAt: number }
  | { readonly step: 'failed'; readonly error: unknown };

interface Entry {
  readonly key: QueryKey;
  readonly state: QueryState;
  /** Calls off what is under way, which may be a newer answer to one that is known. */
  readonly underWay: AbortController | null;
}

/** After so long a known answer is read again when it is shown anew, in silence. */
const STALE_AFTER_MS = 5 * 60_000;

/** Of more answers those are forgotten that nobody shows, the oldest first. */
const MOST_KEPT = 300;

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * What the page has read: asked for once however many parts of it ask, known when one comes back,
 * read again in silence when it has grown old. Whether to try a failed call again is the business
 * of the adapters, which know when it helps.
 */
export interface QueryCache {
  stateOf(key: QueryKey): QueryState | undefined;
  /** `undefined` where it is not known. */
  cachedAnswer(key: QueryKey): unknown;
  /** All that is known, the oldest first. */
  cached(): readonly (readonly [QueryKey, unknown])[];
  /** Tells when the answer to a key of this `hash` is known, is another, or is not to be had. */
  subscribe(hash: string, listener: () => void): () => void;
  /** What is known already, which is newer, stays. @param readAt in ms since 1970. */
  seed(key: QueryKey, answer: unknown, readAt: number): void;
  /** Notes that somebody would like to know. */
  want(read: Query<unknown>): void;
  /** Reads what was asked for. @returns whether there was any. */
  fetchWanted(): Promise<boolean>;
  /** The answer; what is under way already is waited for. */
  fetch<Answer>(read: Query<Answer>): Promise<Answer>;
  /** Has it come, unless it was asked for before. */
  prefetch(read: Query<unknown>): void;
  /** Has it come where it is not known, or not of late. A failure changes nothing that is known. */
  fetchIfStale(read: Query<unknown>): void;
  /**
   * Calls off what is under way under the name of `key` and is not of `key`, and forgets what
   * failed: who comes back to it gets another try.
   */
  cancelOthers(key: QueryKey): void;
  /** Forgets what failed for this reason: who asks for it gets another try. */
  forgetFailed(reason: unknown): void;
}

export function newQueryCache(): QueryCache {
  const entries = new Map<string, Entry>();
  const listeners = new Map<string, Set<() => void>>();

  const stateOf = (key: QueryKey) => entries.get(hashOf(key))?.state;

  function cachedAnswer(key: QueryKey): unknown {
    const state = stateOf(key);
    return state?.step === 'known' ? state.answer : undefined;
  }

  function tell(hash: string): void {
    for (const listener of [...(listeners.get(hash) ?? [])]) listener();
  }

  function forget(hash: string): void {
    entries.delete(hash);
    tell(hash);
  }

  function dropOldest(): void {
    for (const [hash, { state }] of entries) {
      if (entries.size <= MOST_KEPT) return;
      if (state.step === 'known' && !listeners.has(hash)) entries.delete(hash);
    }
  }

  function settle(key: QueryKey, state: QueryState): void {
    const hash = hashOf(key);
    const before = entries.get(hash)?.state;
    const isNoNews =
      before?.step === 'known' && state.step === 'known' && same(before.answer, state.answer);
    // Set anew, so that the entries stand in the order of their answers.
    entries.delete(hash);
    entries.set(hash, {
      key,
      state: isNoNews ? { ...state, answer: before.answer } : state,
      underWay: null,
    });
    dropOldest();
    tell(hash);
  }

  function run<Answer>({ key, run: ask }: Query<Answer>): Promise<Answer> {
    const hash = hashOf(key);
    const before = entries.get(hash)?.state;
    const underWay = new AbortController();
    const isStill = () => entries.get(hash)?.underWay === underWay;
    const answer = ask(underWay.signal).then(
      (found) => {
        if (isStill()) settle(key, { step: 'known', answer: found, readAt: Date.now() });
        return found;
      },
      (error) => {
        if (isStill()) settle(key, before?.step === 'known' ? before : { step: 'failed', error });
        throw error;
      },
    );
    const state = before?.step === 'known' ? before : ({ step: 'coming', answer } as const);
    entries.set(hash, { key, state, underWay });
    return answer;
  }

  function read<Answer>(wanted: Query<Answer>): Promise<Answer> {
    const state = stateOf(wanted.key);
    return (state?.step === 'coming' ? state.answer : run(wanted)) as Promise<Answer>;
  }

  return {
    stateOf,
    cachedAnswer: cachedAnswer,
    fetch: read,
    cached: () =>
      [...entries.values()].flatMap(({ key, state }) =>
        state.step === 'known' ? [[key, state.answer] as const] : [],
      ),
    subscribe(hash, listener) {
      const its = listeners.get(hash) ?? new Set();
      listeners.set(hash, its.add(listener));
      return () => {
        its.delete(listener);
        if (its.size === 0) listeners.delete(hash);
      };
    },
    seed(key, answer, readAt) {
      if (cachedAnswer(key) === undefined) settle(key, { step: 'known', answer, readAt });
    },
    want(wanted) {
      const hash = hashOf(wanted.key);
      if (entries.has(hash)) return;
      entries.set(hash, {
        key: wanted.key,
        state: { step: 'asked', read: wanted },
        underWay: null,
      });
    },
    async fetchWanted() {
      const asked = [...entries.values()].flatMap(({ state }) =>
        state.step === 'asked' ? [state.read] : [],
      );
      await Promise.all(asked.map((wanted) => read(wanted)));
      return asked.length > 0;
    },
    prefetch(wanted) {
      if (stateOf(wanted.key) === undefined) read(wanted).catch(() => {});
    },
    fetchIfStale(wanted) {
      const entry = entries.get(hashOf(wanted.key));
      if (entry?.underWay) return;
      const state = entry?.state;
      if (state?.step === 'known' && Date.now() - state.readAt < STALE_AFTER_MS) return;
      run(wanted).catch(() => {});
    },
    cancelOthers(key) {
      for (const [hash, entry] of entries) {
        if (entry.key[0] !== key[0] || hash === hashOf(key)) continue;
        entry.underWay?.abort();
        if (entry.state.step === 'known') entries.set(hash, { ...entry, underWay: null });
        else forget(hash);
      }
    },
    forgetFailed(reason) {
      for (const [hash, { state }] of entries) {
        if (state.step === 'failed' && state.error === reason) forget(hash);
      }
    },
  };
}
