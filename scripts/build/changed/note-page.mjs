import { digest } from './digest.mjs';

/** @typedef {import('../../../src/application/question').AnsweredQuestion} AnsweredQuestion */
/** @typedef {import('../../../src/composition/tracked-use-cases').TrackedCall} TrackedCall */

/**
 * What the manifest records about the answer to a query of the CMS.
 * @typedef {object} NotedAnswer
 * @property {string} digest
 * @property {readonly string[]} ids as in `AnsweredQuestion`, like `span` and `isWhole`.
 * @property {readonly [number, number]} span
 * @property {boolean} isWhole
 * @property {readonly string[]} pictures addresses of the site's own files in the answer.
 * @property {boolean} isLacking whether one of its pictures could not be fetched.
 */

/**
 * @typedef {object} NotedCall
 * @property {readonly string[]} questions
 * @property {string} digest of its answer.
 */

/**
 * @typedef {object} NotedPage
 * @property {readonly string[]} calls
 * @property {string} written digest of its HTML and its data.
 * @property {string | null} card address of its share picture.
 * @property {readonly string[]} problems what an editor should correct in its document.
 * @property {string | null} searchEntry of its document in the search index, as JSON.
 */

/**
 * The queries and use-case calls that each page was rendered from.
 * @typedef {object} Notes
 * @property {Map<string, NotedAnswer>} questions keyed by the question as JSON; calls likewise.
 * @property {Map<string, NotedCall>} calls
 * @property {Map<string, NotedPage>} pages keyed by address.
 */

/** @returns {Notes} */
export const noNotes = () => ({ questions: new Map(), calls: new Map(), pages: new Map() });

/** @param {Notes} notes @returns {Notes} */
export const copiedNotes = ({ questions, calls, pages }) => ({
  questions: new Map(questions),
  calls: new Map(calls),
  pages: new Map(pages),
});

const PICTURES = /\/assets\/cms\/[^"\\]+/gu;

const asJson = (/** @type {unknown} */ value) => JSON.stringify(value) ?? 'undefined';

/**
 * @param {unknown} answer
 * @param {ReadonlySet<string>} missed addresses of pictures that could not be fetched.
 * @returns {NotedAnswer}
 */
export function noteAnswer(answer, missed) {
  const json = asJson(answer);
  const { items = [], page = 1, pageSize = 0, pageCount = 1 } = Object(answer);
  return {
    digest: digest(json),
    ids: items.map((/** @type {{ id: string }} */ { id }) => id),
    span: [(page - 1) * pageSize, page * pageSize],
    isWhole: pageCount <= 1,
    pictures: [...new Set(json.match(PICTURES))],
    isLacking: [...missed].some((url) => json.includes(url)),
  };
}

/**
 * @param {Pick<Notes, 'questions' | 'calls'>} notes
 * @param {TrackedCall} call
 * @param {ReadonlySet<string>} missed
 * @returns {string} its key among the calls.
 */
export function noteCall({ questions, calls }, { name, input, questions: asked, answer }, missed) {
  for (const [question, one] of asked) questions.set(question, noteAnswer(one.answer, missed));
  const call = JSON.stringify([name, ...input]);
  calls.set(call, { questions: [...asked.keys()], digest: digest(asJson(answer)) });
  return call;
}

/**
 * @param {Notes} notes
 * @param {string} address
 * @param {import('../render-pages.mjs').RenderedPage} page
 * @param {ReadonlySet<string>} missed
 */
export function notePage(
  notes,
  address,
  { html, data, calls, shareCard, problems, searchEntry },
  missed,
) {
  notes.pages.set(address, {
    calls: [...new Set(calls.map((call) => noteCall(notes, call, missed)))],
    written: digest(html, data),
    card: shareCard?.address ?? null,
    problems,
    searchEntry,
  });
}

/**
 * Removes the calls and questions that no page depends on.
 * @param {Notes} notes
 * @returns {Notes}
 */
export function prunedNotes({ questions, calls, pages }) {
  const called = new Set([...pages.values()].flatMap((page) => page.calls));
  const used = new Map([...calls].filter(([call]) => called.has(call)));
  const asked = new Set([...used.values()].flatMap((call) => call.questions));
  return {
    pages,
    calls: used,
    questions: new Map([...questions].filter(([question]) => asked.has(question))),
  };
}
