import type { PurgeLog, Purges } from '../purge-log';
import type { Outcome, RenderedResponse, RenderJob, RenderQueue } from '../render-queue';
import { withTimeout } from '../with-timeout';
import { type Answer, hit, lastGood } from './cache-answer';
import { type CachedResponse, etagOf, freshnessOf, stampsOf } from './cached-response';
import { missingPageLimit } from './missing-page-limit';
import { knownEnd, type PlaceInSeries } from './page-series';
import type { ResponseStore } from './response-store';
import { ttlCache } from './ttl-cache';

/**
 * Maximum wait for a new rendering when an older one is cached, in ms. After that, the older one is
 * served.
 */
const MAX_WAIT_MS = 3_000;
/** Maximum wait when nothing is cached, in ms. After that, the answer is `none`. */
const MAX_WAIT_UNCACHED_MS = 20_000;
/** How long the cache remembers that an address does not exist, in ms. */
const MISSING_FOR_MS = 30_000;

type CachedResponses = ReadonlyMap<string, CachedResponse>;
type WaitUntil = (work: Promise<unknown>) => void;

interface Parts {
  readonly store: ResponseStore;
  readonly purges: PurgeLog;
  readonly queue: RenderQueue;
  readonly workFor: (address: string) => RenderJob;
  readonly placeOf: (address: string) => PlaceInSeries | null;
  readonly clock: () => number;
  readonly log: (error: unknown) => void;
}

const isBeyond = (last: number, number: number) => (number > last ? 'beyond' : 'there');

/** Answers requests from the cache, and renders pages that are old, purged or not cached. */
export function pageCache({ store, purges, queue, workFor, placeOf, clock, log }: Parts) {
  const missing = ttlCache<true>(MISSING_FOR_MS, clock);
  const guesses = missingPageLimit(clock);

  async function storeResponse(
    address: string,
    rendered: RenderedResponse,
    renderedAt: number,
    knownPurges: Purges,
  ) {
    const { tags } = rendered;
    const stamps = stampsOf(tags, knownPurges);
    const cached = { ...rendered, etag: await etagOf(rendered.body), renderedAt, stamps };
    // A page that cannot be stored is still served.
    await store.write(address, cached).catch(log);
    return cached;
  }

  /** Runs a render job, stores its responses and returns them by address. */
  async function render(address: string, work: RenderJob): Promise<CachedResponses> {
    const renderedAt = clock();
    // Read the purges before the content, so that a purge during rendering invalidates the page.
    const knownPurges = await purges.current();
    const { answers, end } = await work.render(knownPurges);
    const responses = new Map<string, CachedResponse>();
    for (const [at, answer] of answers)
      responses.set(at, await storeResponse(at, answer, renderedAt, knownPurges));
    if (end !== undefined) {
      const { head, last, tags } = end;
      const stamps = stampsOf(tags, knownPurges);
      await store.writeEnd(head, { last, tags, renderedAt, stamps }).catch(log);
    }
    if (!responses.has(address)) {
      missing.set(address, true);
      await store.forget(address).catch(log);
    }
    return responses;
  }

  /**
   * Renders an address that a visitor may have invented. Returns `busy` when too many addresses
   * recently turned out not to exist.
   */
  async function renderGuess(address: string, work: RenderJob): Promise<CachedResponses | 'busy'> {
    if (!guesses.take()) return 'busy';
    let isGuess = false;
    try {
      const rendered = await render(address, work);
      isGuess = !rendered.has(address);
      return rendered;
    } finally {
      if (!isGuess) guesses.returnToken();
    }
  }

  async function outcomeOf(
    address: string,
    work: RenderJob,
    isNew: boolean,
  ): Promise<Outcome<CachedResponses>> {
    if (!isNew || work.isGuess !== true) {
      return queue.outcome(work.name, () => render(address, work));
    }
    const outcome = await queue.outcome(work.name, () => renderGuess(address, work));
    if (outcome.kind === 'failed') return outcome;
    return outcome.value === 'busy'
      ? { kind: 'failed', reason: 'busy' }
      : { kind: 'done', value: outcome.value };
  }

  /**
   * Returns whether the number of an address is beyond the end of its series, or why the end could
   * not be found. If the cached end is not fresh, renders the first address of the series to find
   * the end. Concurrent requests share this rendering. A cached end that is `old` is used at once,
   * while the rendering runs in the background.
   */
  async function positionInSeries(
    { head, number }: PlaceInSeries,
    knownPurges: Purges,
    waitUntil: WaitUntil,
  ): Promise<'there' | 'beyond' | { readonly failure: string }> {
    const before = await knownEnd(store, head, knownPurges, clock());
    if (before.end !== null && before.standing === 'fresh')
      return isBeyond(before.end.last, number);
    const work = workFor(head);
    const failure = queue.failureOf(work.name);
    if (failure !== undefined) return { failure };
    const running = outcomeOf(head, work, false);
    waitUntil(running);
    if (before.end !== null && before.standing === 'old') return isBeyond(before.end.last, number);
    const outcome = await withTimeout(MAX_WAIT_UNCACHED_MS, running);
    const after = await store.readEnd(head);
    if (outcome?.kind === 'done' && after !== null) return isBeyond(after.last, number);
    return { failure: outcome?.kind === 'failed' ? outcome.reason : 'slow' };
  }

  return {
    /** @param waitUntil lets the host finish the given work after the response has been sent. */
    async answer(address: string, waitUntil: WaitUntil): Promise<Answer> {
      const [cached, knownPurges] = await Promise.all([store.read(address), purges.current()]);
      const freshness = cached && freshnessOf(cached, knownPurges, clock());
      if (cached !== null && freshness === 'fresh') {
        return hit(cached, clock());
      }
      if (cached === null && missing.get(address)) return { kind: 'missing', status: 'hit' };
      const place = cached === null ? placeOf(address) : null;
      const inSeries = place && (await positionInSeries(place, knownPurges, waitUntil));
      if (inSeries === 'beyond') return { kind: 'missing', status: 'hit' };
      if (inSeries !== null && inSeries !== 'there')
        return lastGood(null, inSeries.failure, clock());
      const work = workFor(address);
      const failure = queue.failureOf(work.name);
      if (failure !== undefined) return lastGood(cached, failure, clock());

      const renderFresh = async (): Promise<Outcome<CachedResponses>> => {
        const once = () => outcomeOf(address, work, cached === null);
        const outcome = await once();
        const own = outcome.kind === 'done' && outcome.value.get(address);
        // A rendering shared with an earlier request may have begun before the latest purge. Its
        // result is then outdated: render once more.
        return own && freshnessOf(own, knownPurges, clock()) === 'purged' ? once() : outcome;
      };
      const running = renderFresh();
      waitUntil(running);
      if (cached !== null && freshness === 'old') {
        return hit(cached, clock());
      }
      const outcome = await withTimeout(
        cached === null ? MAX_WAIT_UNCACHED_MS : MAX_WAIT_MS,
        running,
      );
      if (outcome?.kind !== 'done') return lastGood(cached, outcome?.reason ?? 'slow', clock());
      const own = outcome.value.get(address);
      const fwd = `fwd=${cached === null ? 'uri-miss' : 'stale'}`;
      return own === undefined
        ? { kind: 'missing', status: fwd }
        : { kind: 'cached', response: own, status: `${fwd}; stored` };
    },
    /**
     * Forgets missing addresses and failed jobs. After a content change, a missing page may exist
     * and a failed job may succeed.
     */
    forget() {
      missing.clear();
      queue.forgetFailures();
    },
  };
}

export type PageCache = ReturnType<typeof pageCache>;
