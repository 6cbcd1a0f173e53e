import { hashOf, type Read, type ReadKey } from './read';

/** How a read stands; nothing where nobody has read it. */
export type ReadState =
  /** Somebody will want it, and does not wait. */
  | { readonly step: 'asked'; readonly read: Read<unknown> }
  | { readonly step: 'coming'; readonly answer: Promise<unknown> }
  | { readonly step: 'known'; readonly answer: unknown; readonly readAt: number }
  | { readonly step: 'failed'; readonly error: unknown };

interface Entry {
  readonly key: ReadKey;
  readonly state: ReadState;
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
export class ReadCache {
  readonly #entries = new Map<string, Entry>();
  readonly #listeners = new Map<string, Set<() => void>>();

  stateOf(key: ReadKey): ReadState | undefined {
    return this.#entries.get(hashOf(key))?.state;
  }

  /** `undefined` where it is not known. */
  answerTo(key: ReadKey): unknown {
    const state = this.stateOf(key);
    return state?.step === 'known' ? state.answer : undefined;
  }

  /** All that is known, the oldest first. */
  known(): readonly (readonly [ReadKey, unknown])[] {
    return [...this.#entries.values()].flatMap(({ key, state }) =>
      state.step === 'known' ? [[key, state.answer] as const] : [],
    );
  }

  /** Tells when the answer to a key of this `hash` is known, is another, or is not to be had. */
  subscribe(hash: string, listener: () => void): () => void {
    const listeners = this.#listeners.get(hash) ?? new Set();
    this.#listeners.set(hash, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) this.#listeners.delete(hash);
    };
  }

  /** What is known already, which is newer, stays. @param readAt in ms since 1970. */
  keep(key: ReadKey, answer: unknown, readAt: number): void {
    if (this.answerTo(key) !== undefined) return;
    this.#settle(key, { step: 'known', answer, readAt });
  }

  /** Notes that somebody would like to know. */
  ask(read: Read<unknown>): void {
    const hash = hashOf(read.key);
    if (this.#entries.has(hash)) return;
    this.#entries.set(hash, { key: read.key, state: { step: 'asked', read }, underWay: null });
  }

  /** Reads what was asked for. @returns whether there was any. */
  async readAsked(): Promise<boolean> {
    const asked = [...this.#entries.values()].flatMap(({ state }) =>
      state.step === 'asked' ? [state.read] : [],
    );
    await Promise.all(asked.map((read) => this.read(read)));
    return asked.length > 0;
  }

  /** The answer; what is under way already is waited for. */
  read<Answer>(read: Read<Answer>): Promise<Answer> {
    const state = this.stateOf(read.key);
    return (state?.step === 'coming' ? state.answer : this.#run(read)) as Promise<Answer>;
  }

  /** Has it come, unless it was asked for before. */
  begin(read: Read<unknown>): void {
    if (this.stateOf(read.key) === undefined) this.read(read).catch(() => {});
  }

  /** Has it come where it is not known, or not of late. A failure changes nothing that is known. */
  refresh(read: Read<unknown>): void {
    const entry = this.#entries.get(hashOf(read.key));
    if (entry?.underWay) return;
    const state = entry?.state;
    if (state?.step === 'known' && Date.now() - state.readAt < STALE_AFTER_MS) return;
    this.#run(read).catch(() => {});
  }

  /**
   * Calls off what is under way under the name of `key` and is not of `key`, and forgets what
   * failed: who comes back to it gets another try.
   */
  callOffOthers(key: ReadKey): void {
    for (const [hash, entry] of this.#entries) {
      if (entry.key[0] !== key[0] || hash === hashOf(key)) continue;
      entry.underWay?.abort();
      if (entry.state.step === 'known') this.#entries.set(hash, { ...entry, underWay: null });
      else this.#forget(hash);
    }
  }

  /** Forgets what failed for this reason: who asks for it gets another try. */
  forgetFailed(reason: unknown): void {
    for (const [hash, { state }] of this.#entries) {
      if (state.step === 'failed' && state.error === reason) this.#forget(hash);
    }
  }

  #run<Answer>({ key, run }: Read<Answer>): Promise<Answer> {
    const hash = hashOf(key);
    const before = this.#entries.get(hash)?.state;
    const underWay = new AbortController();
    const isStill = () => this.#entries.get(hash)?.underWay === underWay;
    const answer = run(underWay.signal).then(
      (found) => {
        if (isStill()) this.#settle(key, { step: 'known', answer: found, readAt: Date.now() });
        return found;
      },
      (error) => {
        if (isStill()) {
          this.#settle(key, before?.step === 'known' ? before : { step: 'failed', error });
        }
        throw error;
      },
    );
    const state = before?.step === 'known' ? before : ({ step: 'coming', answer } as const);
    this.#entries.set(hash, { key, state, underWay });
    return answer;
  }

  #settle(key: ReadKey, state: ReadState): void {
    const hash = hashOf(key);
    const before = this.#entries.get(hash)?.state;
    const isNoNews =
      before?.step === 'known' && state.step === 'known' && same(before.answer, state.answer);
    // Set anew, so that the entries stand in the order of their answers.
    this.#entries.delete(hash);
    this.#entries.set(hash, {
      key,
      state: isNoNews ? { ...state, answer: before.answer } : state,
      underWay: null,
    });
    this.#dropOldest();
    this.#tell(hash);
  }

  #forget(hash: string): void {
    this.#entries.delete(hash);
    this.#tell(hash);
  }

  #tell(hash: string): void {
    for (const listener of [...(this.#listeners.get(hash) ?? [])]) listener();
  }

  #dropOldest(): void {
    for (const [hash, { state }] of this.#entries) {
      if (this.#entries.size <= MOST_KEPT) return;
      if (state.step === 'known' && !this.#listeners.has(hash)) this.#entries.delete(hash);
    }
  }
}
