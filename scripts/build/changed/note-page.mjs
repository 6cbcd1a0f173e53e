import { digest } from './digest.mjs';

/** @typedef {import('../../../src/application/question').AnsweredQuestion} AnsweredQuestion */
/** @typedef {import('../../../src/composition/tracked-use-cases').TrackedCall} TrackedCall */

/**
 * What is known of an answer.
 * @typedef {object} NotedAnswer
 * @property {string} digest
 * @property {readonly string[]} ids as `AnsweredQuestion` has them, like the next two.
 * @property {readonly [number, number]} span
 * @property {boolean} isWhole
 * @property {readonly string[]} pictures addresses of the site's own files that it names.
 * @property {boolean} isLacking whether a picture of it did not come.
 */

/**
 * @typedef {object} NotedCall
 * @property {readonly string[]} questions
 * @property {string} digest of its answer.
 */

/**
 * @typedef {object} NotedPage
 * @property {readonly string[]} calls
 * @property {string} written digest of its document and its data.
 * @property {string | null} card where the picture lies that stands for it.
 * @property {readonly string[]} problems what an editor should mend in its document.
 * @property {string | null} searchEntry of its document in the search index, as JSON.
 */

/**
 * What pages were made of.
 * @typedef {object} Notes
 * @property {Map<string, NotedAnswer>} questions each under itself as JSON, like calls.
 * @property {Map<string, NotedCall>} calls
 * @property {Map<string, NotedPage>} pages by their addresses.
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
 * @param {ReadonlySet<string>} missed addresses of pictures that did not come.
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
 * @returns {string} its place among the calls.
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
 * Forgets what no page has called or asked.
 * @param {Notes} notes
 * @returns {Notes}
 */
export function prunedNotes({ questions, calls, pages }) {
  const called = new Set([...pages.values()].flatMap((page) => page.calls));
  const kept = new Map([...calls].filter(([call]) => called.has(call)));
  const asked = new Set([...kept.values()].flatMap((call) => call.questions));
  return {
    pages,
    calls: kept,
    questions: new Map([...questions].filter(([question]) => asked.has(question))),
  };
}
