import { inParallel } from '../in-parallel.mjs';
import { noteAnswer, noteCall } from './note-page.mjs';

/** @typedef {import('./note-page.mjs').Notes} Notes */
/** @typedef {import('../../../src/application/public-content').PublicContent} PublicContent */
/** @typedef {import('../../../src/application/question').Question} Question */

/** As many parallel requests as a CMS answers without delaying its other clients. */
const ASKED_AT_ONCE = 8;

/**
 * The site renderer, as far as it is used here.
 * @typedef {object} Site
 * @property {(before: PublicContent, now: PublicContent) =>
 *   (question: import('../../../src/application/question').AnsweredQuestion) => boolean} staleQueries
 * @property {(question: Question) => Promise<unknown>} ask
 * @property {(name: string, input: readonly unknown[]) =>
 *   Promise<import('../../../src/composition/tracked-use-cases').TrackedCall>} callAgain
 */

/**
 * @typedef {object} State
 * @property {Notes} notes what the pages were rendered from; changed answers are recorded in it.
 * @property {PublicContent} before the lists when the pages were rendered, as `digested`.
 * @property {PublicContent} now
 * @property {readonly string[]} addresses every address that has a page now.
 * @property {ReadonlySet<string>} missed addresses of pictures that could not be fetched.
 */

/** @param {Notes} notes @param {ReadonlySet<string>} addresses */
function callsOf({ pages }, addresses) {
  const current = [...pages].filter(([address]) => addresses.has(address));
  return new Set(current.flatMap(([, page]) => page.calls));
}

/**
 * Repeats the queries whose answers may have changed.
 * @param {Site} site
 * @param {State} state
 * @param {ReadonlySet<string>} calls
 * @returns {Promise<ReadonlySet<string>>} the questions whose answers have changed.
 */
async function changedQuestions(site, { notes, before, now, missed }, calls) {
  const isStale = site.staleQueries(before, now);
  const asked = new Set([...calls].flatMap((call) => notes.calls.get(call)?.questions ?? []));
  /** @type {Set<string>} */
  const changed = new Set();
  await inParallel(ASKED_AT_ONCE, [...asked], async (text) => {
    const noted = notes.questions.get(text);
    /** @type {Question} */
    const question = JSON.parse(text);
    if (noted && !noted.isLacking && !isStale({ ...question, ...noted })) return;
    const answer = noteAnswer(await site.ask(question), missed);
    if (answer.digest !== noted?.digest) changed.add(text);
    notes.questions.set(text, answer);
  });
  return changed;
}

/**
 * Determines which pages to render: new ones, and those whose use-case calls now have other
 * results. A changed list does not by itself make a page stale: the part that the page shows may be
 * unchanged.
 * @param {Site} site
 * @param {State} state
 * @returns {Promise<{ drawn: readonly string[], gone: readonly string[] }>}
 */
export async function planChanges(site, state) {
  const { notes, addresses, missed } = state;
  const current = new Set(addresses);
  const calls = callsOf(notes, current);
  const changed = await changedQuestions(site, state, calls);
  /** @type {Set<string>} */
  const stale = new Set();
  const affected = [...calls].filter((call) =>
    notes.calls.get(call)?.questions.some((question) => changed.has(question)),
  );
  await inParallel(ASKED_AT_ONCE, affected, async (call) => {
    const [name, ...input] = JSON.parse(call);
    const was = notes.calls.get(call)?.digest;
    noteCall(notes, await site.callAgain(name, input), missed);
    if (notes.calls.get(call)?.digest !== was) stale.add(call);
  });
  return {
    drawn: addresses.filter(
      (address) => notes.pages.get(address)?.calls.some((call) => stale.has(call)) ?? true,
    ),
    gone: [...notes.pages.keys()].filter((address) => !current.has(address)),
  };
}
