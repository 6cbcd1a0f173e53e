import { type CachedResponse, FRESH_FOR_MS, freshnessOf, stampsOf } from './cached-response';
import { guessLimit } from './guess-limit';
import type { PurgeLog, Purges } from './purge-log';
import type { Outcome, RenderedResponse, RenderJob, RenderQueue } from './render-queue';
import type { ResponseStore } from './response-store';
import { knownEnd, type PlaceInSeries } from './series';
import { ttlCache } from './ttl-cache';
import { withTimeout } from './with-timeout';

/** So long a visitor waits for what is newer than the last good page … */
const PATIENCE_MS = 3_000;
/** … and so long where there is none. */
const LAST_PATIENCE_MS = 20_000;
/** So long it is remembered that there is nothing at an address. */
const MISSING_FOR_MS = 30_000;

/** What there is to answer, and how it came about, for `Cache-Status` (RFC 9211). */
export type Answer =
  | { readonly kind: 'kept'; readonly kept: CachedResponse; readonly status: string }
  | { readonly kind: 'missing'; readonly status: string }
  /** There may be something, but it could not be drawn. */
  | { readonly kind: 'none'; readonly status: string };

type Kept = ReadonlyMap<string, CachedResponse>;
type WaitUntil = (work: Promise<unknown>) => void;

interface Parts {
  readonly store: ResponseStore;
  readonly purges: PurgeLog;
  readonly drawings: RenderQueue;
  readonly workFor: (address: string) => RenderJob;
  readonly placeOf: (address: string) => PlaceInSeries | null;
  readonly clock: () => number;
  readonly log: (error: unknown) => void;
}

async function etagOf(body: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(body));
  const hex = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0'));
  return hex.join('').slice(0, 32);
}

const isBeyond = (last: number, number: number) => (number > last ? 'beyond' : 'there');

/** Answers with what is kept, and has drawn anew what is old, out of date or not there. */
export function pageCache({ store, purges, drawings, workFor, placeOf, clock, log }: Parts) {
  const missing = ttlCache<true>(MISSING_FOR_MS, clock);
  const unanswered = guessLimit(clock);

  async function keep(address: string, drawn: RenderedResponse, drawnAt: number, known: Purges) {
    const { tags } = drawn;
    const stamps = stampsOf(tags, known);
    const kept = { ...drawn, etag: await etagOf(drawn.body), drawnAt, stamps };
    // A page that cannot be kept is still a page.
    await store.write(address, kept).catch(log);
    return kept;
  }

  /** What was drawn, by address, and is kept from now on. */
  async function draw(address: string, work: RenderJob): Promise<Kept> {
    const drawnAt = clock();
    // Before the content is read: what is purged meanwhile may not be in it.
    const known = await purges.current();
    const { answers, end } = await work.draw();
    const kept = new Map<string, CachedResponse>();
    for (const [at, answer] of answers) kept.set(at, await keep(at, answer, drawnAt, known));
    if (end !== undefined) {
      const { head, last, tags } = end;
      const stamps = stampsOf(tags, known);
      await store.writeEnd(head, { last, tags, drawnAt, stamps }).catch(log);
    }
    if (!kept.has(address)) {
      missing.set(address, true);
      await store.forget(address).catch(log);
    }
    return kept;
  }

  /** Draws an address that anybody may have invented, unless too many of late were: then `busy`. */
  async function drawGuess(address: string, work: RenderJob): Promise<Kept | 'busy'> {
    if (!unanswered.take()) return 'busy';
    let isGuess = false;
    try {
      const drawn = await draw(address, work);
      isGuess = !drawn.has(address);
      return drawn;
    } finally {
      if (!isGuess) unanswered.giveBack();
    }
  }

  async function outcomeOf(
    address: string,
    work: RenderJob,
    isNew: boolean,
  ): Promise<Outcome<Kept>> {
    if (!isNew || work.isGuess !== true) {
      return drawings.outcome(work.name, () => draw(address, work));
    }
    const outcome = await drawings.outcome(work.name, () => drawGuess(address, work));
    if (outcome.kind === 'failed') return outcome;
    return outcome.value === 'busy'
      ? { kind: 'failed', reason: 'busy' }
      : { kind: 'done', value: outcome.value };
  }

  /**
   * Whether an address is numbered beyond the end of its series, by what is kept. Where that is out
   * of date, the head of the series is drawn, once however many numbers are asked for.
   */
  async function standingInSeries(
    { head, number }: PlaceInSeries,
    known: Purges,
    waitUntil: WaitUntil,
  ): Promise<'there' | 'beyond' | { readonly failure: string }> {
    const before = await knownEnd(store, head, known, clock());
    if (before.end !== null && before.standing === 'fresh')
      return isBeyond(before.end.last, number);
    const work = workFor(head);
    const failure = drawings.failureOf(work.name);
    if (failure === undefined) {
      const underWay = outcomeOf(head, work, false);
      waitUntil(underWay);
      if (before.end !== null && before.standing === 'old') {
        return isBeyond(before.end.last, number);
      }
      const outcome = await withTimeout(LAST_PATIENCE_MS, underWay);
      const after = await store.readEnd(head);
      if (outcome?.kind === 'done' && after !== null) return isBeyond(after.last, number);
      return { failure: outcome?.kind === 'failed' ? outcome.reason : 'slow' };
    }
    return { failure };
  }

  const ttlOf = ({ drawnAt }: CachedResponse) =>
    Math.round((drawnAt + FRESH_FOR_MS - clock()) / 1000);

  function lastGood(kept: CachedResponse | null, why: string): Answer {
    const detail = `detail="${why}"`;
    return kept === null
      ? { kind: 'none', status: `fwd=uri-miss; ${detail}` }
      : { kind: 'kept', kept, status: `hit; ttl=${Math.min(0, ttlOf(kept))}; ${detail}` };
  }

  return {
    /** @param waitUntil keeps the host from ending what goes on behind the answer. */
    async answer(address: string, waitUntil: WaitUntil): Promise<Answer> {
      const [kept, known] = await Promise.all([store.read(address), purges.current()]);
      const standing = kept && freshnessOf(kept, known, clock());
      if (kept !== null && standing === 'fresh') {
        return { kind: 'kept', kept, status: `hit; ttl=${ttlOf(kept)}` };
      }
      if (kept === null && missing.get(address)) return { kind: 'missing', status: 'hit' };
      const place = kept === null ? placeOf(address) : null;
      const inSeries = place && (await standingInSeries(place, known, waitUntil));
      if (inSeries === 'beyond') return { kind: 'missing', status: 'hit' };
      if (inSeries !== null && inSeries !== 'there') return lastGood(null, inSeries.failure);
      const work = workFor(address);
      const failure = drawings.failureOf(work.name);
      if (failure !== undefined) return lastGood(kept, failure);

      const drawing = async (): Promise<Outcome<Kept>> => {
        const once = () => outcomeOf(address, work, kept === null);
        const outcome = await once();
        const own = outcome.kind === 'done' && outcome.value.get(address);
        // It was under way already when its content was purged.
        return own && freshnessOf(own, known, clock()) === 'purged' ? once() : outcome;
      };
      const underWay = drawing();
      waitUntil(underWay);
      if (kept !== null && standing === 'old') {
        return { kind: 'kept', kept, status: `hit; ttl=${ttlOf(kept)}` };
      }
      const outcome = await withTimeout(kept === null ? LAST_PATIENCE_MS : PATIENCE_MS, underWay);
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

export type PageCache = ReturnType<typeof pageCache>;
