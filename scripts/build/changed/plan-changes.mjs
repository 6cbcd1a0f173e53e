import { inParallel } from '../in-parallel.mjs';
import { noteAnswer, noteCall } from './note-page.mjs';

/** @typedef {import('./note-page.mjs').Notes} Notes */
/** @typedef {import('../../../src/application/public-content').PublicContent} PublicContent */
/** @typedef {import('../../../src/application/question').Question} Question */

/** As many as a CMS answers without making others wait. */
const ASKED_AT_ONCE = 8;

/**
 * What draws a site, as far as it is asked here.
 * @typedef {object} Site
 * @property {(before: PublicContent, now: PublicContent) =>
 *   (question: import('../../../src/application/question').AnsweredQuestion) => boolean} staleQueries
 * @property {(question: Question) => Promise<unknown>} ask
 * @property {(name: string, input: readonly unknown[]) =>
 *   Promise<import('../../../src/composition/tracked-use-cases').TrackedCall>} callAgain
 */

/**
 * @typedef {object} State
 * @property {Notes} notes what the pages were made of; answers that are others now are noted in it.
 * @property {PublicContent} before what the lists said when they were drawn, as `digested`.
 * @property {PublicContent} now
 * @property {readonly string[]} addresses every address that has a page now.
 * @property {ReadonlySet<string>} missed addresses of pictures that did not come.
 */

/** @param {Notes} notes @param {ReadonlySet<string>} addresses */
function callsOf({ pages }, addresses) {
  const living = [...pages].filter(([address]) => addresses.has(address));
  return new Set(living.flatMap(([, page]) => page.calls));
}

/**
 * Asks again what may have another answer now.
 * @param {Site} site
 * @param {State} state
 * @param {ReadonlySet<string>} calls
 * @returns {Promise<ReadonlySet<string>>} the questions that have.
 */
async function changedQuestions(site, { notes, before, now, missed }, calls) {
  const isInDoubt = site.staleQueries(before, now);
  const asked = new Set([...calls].flatMap((call) => notes.calls.get(call)?.questions ?? []));
  /** @type {Set<string>} */
  const changed = new Set();
  await inParallel(ASKED_AT_ONCE, [...asked], async (text) => {
    const noted = notes.questions.get(text);
    /** @type {Question} */
    const question = JSON.parse(text);
    if (noted && !noted.isLacking && !isInDoubt({ ...question, ...noted })) return;
    const answer = noteAnswer(await site.ask(question), missed);
    if (answer.digest !== noted?.digest) changed.add(text);
    notes.questions.set(text, answer);
  });
  return changed;
}

/**
 * Which pages are to be drawn: those that are new, and those to whom the content says another thing
 * than when they were drawn. A list of which a page shows a part can change without that part.
 * @param {Site} site
 * @param {State} state
 * @returns {Promise<{ drawn: readonly string[], gone: readonly string[] }>}
 */
export async function planChanges(site, state) {
  const { notes, addresses, missed } = state;
  const living = new Set(addresses);
  const calls = callsOf(notes, living);
  const changed = await changedQuestions(site, state, calls);
  /** @type {Set<string>} */
  const stale = new Set();
  const doubtful = [...calls].filter((call) =>
    notes.calls.get(call)?.questions.some((question) => changed.has(question)),
  );
  await inParallel(ASKED_AT_ONCE, doubtful, async (call) => {
    const [name, ...input] = JSON.parse(call);
    const was = notes.calls.get(call)?.digest;
    noteCall(notes, await site.callAgain(name, input), missed);
    if (notes.calls.get(call)?.digest !== was) stale.add(call);
  });
  return {
    drawn: addresses.filter(
      (address) => notes.pages.get(address)?.calls.some((call) => stale.has(call)) ?? true,
    ),
    gone: [...notes.pages.keys()].filter((address) => !living.has(address)),
  };
}
