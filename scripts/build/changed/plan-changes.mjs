import { inParallel } from '../in-parallel.mjs';
import { recordAnswer, recordCall } from './page-dependencies.mjs';

/** @typedef {import('./page-dependencies.mjs').Dependencies} Dependencies */
/** @typedef {import('../../../src/application/public-content').PublicContent} PublicContent */
/** @typedef {import('../../../src/application/port-query').PortQuery} PortQuery */

/** As many parallel requests as a CMS answers without delaying its other clients. */
const ASKED_AT_ONCE = 8;

/**
 * The site renderer, as far as it is used here.
 * @typedef {object} Site
 * @property {(before: PublicContent, now: PublicContent) =>
 *   (query: import('../../../src/application/port-query').AnsweredQuery) => boolean} staleQueries
 * @property {(query: PortQuery) => Promise<unknown>} ask
 * @property {(name: string, input: readonly unknown[]) =>
 *   Promise<import('../../../src/composition/tracked-use-cases').TrackedCall>} callAgain
 */

/**
 * @typedef {object} State
 * @property {Dependencies} dependencies what the pages were rendered from; changed answers are
 * recorded in it.
 * @property {PublicContent} before the lists when the pages were rendered, as `digested`.
 * @property {PublicContent} now
 * @property {readonly string[]} addresses every address that has a page now.
 * @property {ReadonlySet<string>} missed addresses of pictures that could not be fetched.
 */

/** @param {Dependencies} dependencies @param {ReadonlySet<string>} addresses */
function callsOf({ pages }, addresses) {
  const current = [...pages].filter(([address]) => addresses.has(address));
  return new Set(current.flatMap(([, page]) => page.calls));
}

/**
 * Repeats the queries whose answers may have changed.
 * @param {Site} site
 * @param {State} state
 * @param {ReadonlySet<string>} calls
 * @returns {Promise<ReadonlySet<string>>} the queries whose answers have changed.
 */
async function changedQueries(site, { dependencies, before, now, missed }, calls) {
  const isStale = site.staleQueries(before, now);
  const asked = new Set([...calls].flatMap((call) => dependencies.calls.get(call)?.queries ?? []));
  /** @type {Set<string>} */
  const changed = new Set();
  await inParallel(ASKED_AT_ONCE, [...asked], async (text) => {
    const recorded = dependencies.queries.get(text);
    /** @type {PortQuery} */
    const query = JSON.parse(text);
    if (recorded && !recorded.isLacking && !isStale({ ...query, ...recorded })) return;
    const answer = recordAnswer(await site.ask(query), missed);
    if (answer.digest !== recorded?.digest) changed.add(text);
    dependencies.queries.set(text, answer);
  });
  return changed;
}

/**
 * Determines which pages to render: new ones, and those whose use-case calls now have other
 * results. A changed list does not by itself make a page stale: the part that the page shows may be
 * unchanged.
 * @param {Site} site
 * @param {State} state
 * @returns {Promise<{ toRender: readonly string[], gone: readonly string[] }>}
 */
export async function planChanges(site, state) {
  const { dependencies, addresses, missed } = state;
  const current = new Set(addresses);
  const calls = callsOf(dependencies, current);
  const changed = await changedQueries(site, state, calls);
  /** @type {Set<string>} */
  const stale = new Set();
  const affected = [...calls].filter((call) =>
    dependencies.calls.get(call)?.queries.some((query) => changed.has(query)),
  );
  await inParallel(ASKED_AT_ONCE, affected, async (call) => {
    const [name, ...input] = JSON.parse(call);
    const was = dependencies.calls.get(call)?.digest;
    recordCall(dependencies, await site.callAgain(name, input), missed);
    if (dependencies.calls.get(call)?.digest !== was) stale.add(call);
  });
  return {
    toRender: addresses.filter(
      (address) => dependencies.pages.get(address)?.calls.some((call) => stale.has(call)) ?? true,
    ),
    gone: [...dependencies.pages.keys()].filter((address) => !current.has(address)),
  };
}
