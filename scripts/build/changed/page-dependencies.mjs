import { digest } from './digest.mjs';

/** @typedef {import('../../../src/application/port-query').AnsweredQuery} AnsweredQuery */
/** @typedef {import('../../../src/composition/tracked-use-cases').TrackedCall} TrackedCall */

/**
 * What the manifest records about the answer to a query of the CMS.
 * @typedef {object} RecordedAnswer
 * @property {string} digest
 * @property {readonly string[]} ids as in `AnsweredQuery`, like `span` and `isWhole`.
 * @property {readonly [number, number]} span
 * @property {boolean} isWhole
 * @property {readonly string[]} pictures addresses of the site's own files in the answer.
 * @property {boolean} isLacking whether one of its pictures could not be fetched.
 */

/**
 * @typedef {object} RecordedCall
 * @property {readonly string[]} queries
 * @property {string} digest of its answer.
 */

/**
 * @typedef {object} RecordedPage
 * @property {readonly string[]} calls
 * @property {string} written digest of its HTML and its data.
 * @property {string | null} card address of its share picture.
 * @property {readonly string[]} problems what an editor should correct in its document.
 * @property {string | null} searchEntry of its document in the search index, as JSON.
 */

/**
 * The queries and use-case calls that each page was rendered from.
 * @typedef {object} Dependencies
 * @property {Map<string, RecordedAnswer>} queries keyed by the query as JSON; calls likewise.
 * @property {Map<string, RecordedCall>} calls
 * @property {Map<string, RecordedPage>} pages keyed by address.
 */

/** @returns {Dependencies} */
export const noDependencies = () => ({ queries: new Map(), calls: new Map(), pages: new Map() });

/** @param {Dependencies} dependencies @returns {Dependencies} */
export const copiedDependencies = ({ queries, calls, pages }) => ({
  queries: new Map(queries),
  calls: new Map(calls),
  pages: new Map(pages),
});

const PICTURES = /\/assets\/cms\/[^"\\]+/gu;

const asJson = (/** @type {unknown} */ value) => JSON.stringify(value) ?? 'undefined';

/**
 * @param {unknown} answer
 * @param {ReadonlySet<string>} missed addresses of pictures that could not be fetched.
 * @returns {RecordedAnswer}
 */
export function recordAnswer(answer, missed) {
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
 * @param {Pick<Dependencies, 'queries' | 'calls'>} dependencies
 * @param {TrackedCall} call
 * @param {ReadonlySet<string>} missed
 * @returns {string} its key among the calls.
 */
export function recordCall({ queries, calls }, { name, input, queries: asked, answer }, missed) {
  for (const [query, one] of asked) queries.set(query, recordAnswer(one.answer, missed));
  const call = JSON.stringify([name, ...input]);
  calls.set(call, { queries: [...asked.keys()], digest: digest(asJson(answer)) });
  return call;
}

/**
 * @param {Dependencies} dependencies
 * @param {string} address
 * @param {import('../render-pages.mjs').RenderedPage} page
 * @param {ReadonlySet<string>} missed
 */
export function recordPage(
  dependencies,
  address,
  { html, data, calls, shareCard, problems, searchEntry },
  missed,
) {
  dependencies.pages.set(address, {
    calls: [...new Set(calls.map((call) => recordCall(dependencies, call, missed)))],
    written: digest(html, data),
    card: shareCard?.address ?? null,
    problems,
    searchEntry,
  });
}

/**
 * Removes the calls and queries that no page depends on.
 * @param {Dependencies} dependencies
 * @returns {Dependencies}
 */
export function prunedDependencies({ queries, calls, pages }) {
  const called = new Set([...pages.values()].flatMap((page) => page.calls));
  const used = new Map([...calls].filter(([call]) => called.has(call)));
  const asked = new Set([...used.values()].flatMap((call) => call.queries));
  return {
    pages,
    calls: used,
    queries: new Map([...queries].filter(([query]) => asked.has(query))),
  };
}
