import type { AnswerStore } from './answer-store';
import { briefMemory } from './brief-memory';
import type { Drawings, DrawnAnswer, Outcome, Work } from './drawings';
import { FRESH_FOR_MS, type KeptAnswer, stampsOf, standingOf } from './kept-answer';
import type { PurgeLog, Purges } from './purge-log';
import { within } from './within';

/** So long a visitor waits for what is newer than the last good page … */
const PATIENCE_MS = 3_000;
/** … and so long where there is none. */
const LAST_PATIENCE_MS = 20_000;
/** So long it is remembered that there is nothing at an address. */
const MISSING_FOR_MS = 30_000;

/** What there is to answer, and how it came about, for `Cache-Status` (RFC 9211). */
export type Answer =
  | { readonly kind: 'kept'; readonly kept: KeptAnswer; readonly status: string }
  | { readonly kind: 'missing'; readonly status: string }
  /** There may be something, but it could not be drawn. */
  | { readonly kind: 'none'; readonly status: string };

interface Parts {
  readonly store: AnswerStore;
  readonly purges: PurgeLog;
  readonly drawings: Drawings;
  readonly workFor: (address: string) => Work;
  readonly clock: () => number;
  readonly log: (error: unknown) => void;
}

async function etagOf(body: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(body));
  const hex = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0'));
  return hex.join('').slice(0, 32);
}

/** Answers with what is kept, and has drawn anew what is old, out of date or not there. */
export function answerKeeper({ store, purges, drawings, workFor, clock, log }: Parts) {
  const missing = briefMemory<true>(MISSING_FOR_MS, clock);

  async function keep(address: string, drawn: DrawnAnswer, drawnAt: number, known: Purges) {
    const { tags } = drawn;
    const stamps = stampsOf(tags, known);
    const kept = { ...drawn, etag: await etagOf(drawn.body), drawnAt, stamps };
    // A page that cannot be kept is still a page.
    await store.write(address, kept).catch(log);
    return kept;
  }

  /** What was drawn, by address, and is kept from now on. */
  async function draw(address: string, work: Work): Promise<ReadonlyMap<string, KeptAnswer>> {
    const drawnAt = clock();
    // Before the content is read: what is purged meanwhile may not be in it.
    const known = await purges.current();
    const drawn = await work.draw();
    const kept = new Map<string, KeptAnswer>();
    for (const [at, answer] of drawn) kept.set(at, await keep(at, answer, drawnAt, known));
    if (!kept.has(address)) {
      missing.set(address, true);
      await store.forget(address).catch(log);
    }
    return kept;
  }

  const ttlOf = ({ drawnAt }: KeptAnswer) => Math.round((drawnAt + FRESH_FOR_MS - clock()) / 1000);

  function lastGood(kept: KeptAnswer | null, why: string): Answer {
    const detail = `detail="${why}"`;
    return kept === null
      ? { kind: 'none', status: `fwd=uri-miss; ${detail}` }
      : { kind: 'kept', kept, status: `hit; ttl=${Math.min(0, ttlOf(kept))}; ${detail}` };
  }

  return {
    /** @param waitUntil keeps the host from ending what goes on behind the answer. */
    async answer(address: string, waitUntil: (work: Promise<unknown>) => void): Promise<Answer> {
      const [kept, known] = await Promise.all([store.read(address), purges.current()]);
      const standing = kept && standingOf(kept, known, clock());
      if (kept !== null && standing === 'fresh') {
        return { kind: 'kept', kept, status: `hit; ttl=${ttlOf(kept)}` };
      }
      if (kept === null && missing.get(address)) return { kind: 'missing', status: 'hit' };
      const work = workFor(address);
      const failure = drawings.failureOf(work.name);
      if (failure !== undefined) return lastGood(kept, failure);

      const drawing = async (): Promise<Outcome<ReadonlyMap<string, KeptAnswer>>> => {
        const once = () => drawings.outcome(work.name, () => draw(address, work));
        const outcome = await once();
        const own = outcome.kind === 'done' && outcome.value.get(address);
        // It was under way already when its content was purged.
        return own && standingOf(own, known, clock()) === 'purged' ? once() : outcome;
      };
      const underWay = drawing();
      waitUntil(underWay);
      if (kept !== null && standing === 'old') {
        return { kind: 'kept', kept, status: `hit; ttl=${ttlOf(kept)}` };
      }
      const outcome = await within(kept === null ? LAST_PATIENCE_MS : PATIENCE_MS, underWay);
      if (outcome?.kind !== 'done') return lastGood(kept, outcome?.reason ?? 'slow');
      const own = outcome.value.get(address);
      const fwd = `fwd=${kept === null ? 'uri-miss' : 'stale'}`;
      return own === undefined
        ? { kind: 'missing', status: fwd }
        : { kind: 'kept', kept: own, status: `${fwd}; stored` };
    },
    /** What was there a moment ago may be another now. */
    forget() {
      missing.clear();
      drawings.forgetFailures();
    },
  };
}

export type AnswerKeeper = ReturnType<typeof answerKeeper>;
