import { loadEnv } from 'vite';
import { ROOT } from '../lib/root.mjs';
import { documentsIn } from './listed-documents.mjs';

/** @typedef {import('./manifest.mjs').ContentProblem} ContentProblem */
/** @typedef {import('../../src/application/content/public-content').PublicContent} PublicContent */

/**
 * The address of the CMS's panel; `null` where there is no CMS.
 * @param {Readonly<Record<string, string | undefined>>} [env]
 */
export function panelAddress(env = loadEnv('production', ROOT, 'VITE_')) {
  if (env['VITE_CATALOGUE'] !== 'strapi') return null;
  return env['VITE_PANEL_ORIGIN'] || env['VITE_API_HOST'] || null;
}

/**
 * What editors should correct in the content of a site.
 * @param {object} site
 * @param {PublicContent} site.content with the excluded documents.
 * @param {ReadonlyMap<string, string>} site.excluded reasons by document.
 * @param {ReadonlyMap<string, readonly string[]>} site.onPages problems by address.
 * @param {readonly { document: string | null, title: string, problem: string, reason?: string }[]} site.unread
 * what could not be read.
 * @param {(address: string) => string | null} documentAt
 * @returns {ContentProblem[]} For a page without a document, `title` is its address.
 */
export function contentProblems({ content, excluded, onPages, unread }, documentAt) {
  const listed = documentsIn(content);
  const titleOf = (/** @type {string | null} */ document) => listed.get(document ?? '')?.title;
  return [
    ...[...excluded].map(([document, reason]) => ({
      document,
      title: titleOf(document) ?? '',
      problem: `left out of the site: ${reason}`,
    })),
    ...[...onPages].flatMap(([address, problems]) => {
      const document = documentAt(address);
      const title = document === null ? address : (titleOf(document) ?? '');
      return problems.map((problem) => ({ document, title, problem }));
    }),
    ...unread.map(({ document, title, problem, reason }) => ({
      document,
      title: titleOf(document) ?? title,
      problem: reason === undefined ? problem : `${problem}: ${reason}`,
    })),
  ];
}

/**
 * A sentence about a document, with its title and its address in the panel.
 * @param {string | null} panel
 * @param {ContentProblem} problem
 */
function sentence(panel, { document, title, problem }) {
  if (document === null) return `“${title}”: ${problem}`;
  const [type = '', id = ''] = document.split(/\/(.*)/su);
  const place =
    panel === null
      ? document
      : `${panel}/admin/content-manager/collection-types/api::${type}.${type}/${encodeURIComponent(id)}`;
  return `“${title}” (${place}): ${problem}`;
}

/** These problems come last, because a CMS without its pictures has many of them. */
const OF_PICTURE = /^its picture /u;

/**
 * One sentence for each problem, without repetitions.
 * @param {readonly ContentProblem[]} problems
 * @param {string | null} panel
 * @returns {readonly string[]}
 */
export function problemSentences(problems, panel) {
  const isOfPicture = (/** @type {ContentProblem} */ { problem }) => OF_PICTURE.test(problem);
  const sorted = [...problems.filter((one) => !isOfPicture(one)), ...problems.filter(isOfPicture)];
  return [...new Set(sorted.map((one) => sentence(panel, one)))];
}
