import { loadEnv } from 'vite';
import { ROOT } from '../lib/root.mjs';
import { documentsIn } from './public-content-items.mjs';

/** @typedef {import('./build-manifest.mjs').ContentProblem} ContentProblem */
/**
 * @typedef {import('../../src/application/content-types/public-content').PublicContent}
 * PublicContent
 */

/**
 * Returns the origin of the CMS's admin panel; `null` when the site has no CMS.
 * @param {Readonly<Record<string, string | undefined>>} [env]
 */
export function panelAddress(env = loadEnv('production', ROOT, 'VITE_')) {
  if (env['VITE_CATALOGUE'] !== 'strapi') return null;
  return env['VITE_PANEL_ORIGIN'] || env['VITE_API_HOST'] || null;
}

/**
 * Lists what editors should correct in the content of a site.
 * @param {object} site
 * @param {PublicContent} site.content the content, including the excluded documents.
 * @param {ReadonlyMap<string, string>} site.excluded the reason for each excluded document, by
 * document key.
 * @param {ReadonlyMap<string, readonly string[]>} site.onPages problems with pages, by address.
 * @param {readonly { document: string | null, title: string, problem: string, reason?: string }[]}
 * site.unread problems with content that could not be read.
 * @param {(address: string) => string | null} documentAt returns the key of the document whose page
 * has this address; `null` for other pages.
 * @returns {ContentProblem[]} the `title` of a problem is the page's address if the page shows no
 * document.
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
      // A document of a single type has no title, so use the name of the type.
      title: titleOf(document) ?? (title || document || ''),
      problem: reason === undefined ? problem : `${problem}: ${reason}`,
    })),
  ];
}

/**
 * Returns the path of a document in the admin panel.
 * @param {string} document the key of the document: `type/id`, or only the type for a single type.
 */
function pathInPanel(document) {
  const [type = '', id] = document.split(/\/(.*)/su);
  const uid = `api::${type}.${type}`;
  if (id === undefined) return `single-types/${uid}`;
  // The key of a law page or a batch may contain its slug or number instead of its id. The admin
  // panel opens documents only by id, so link to a search in the panel instead.
  const isSlug = ['law-page', 'batch'].includes(type) && !/^[a-z0-9]{24}$/u.test(id);
  return `collection-types/${uid}${isSlug ? `?_q=${id}` : `/${encodeURIComponent(id)}`}`;
}

/**
 * Returns a sentence about a problem, with the title of the document and the address of the
 * document in the admin panel.
 * @param {string | null} panel
 * @param {ContentProblem} problem
 */
function sentence(panel, { document, title, problem }) {
  if (document === null) return `“${title}”: ${problem}`;
  const place =
    panel === null ? document : `${panel}/admin/content-manager/${pathInPanel(document)}`;
  return `“${title}” (${place}): ${problem}`;
}

/**
 * Matches problems with pictures. The report lists these problems last, because it has a maximum
 * length: if all pictures of a CMS are missing, the other problems must still fit.
 */
const OF_PICTURE = /^its picture /u;

/**
 * Returns the problems without duplicates. Problems with pictures come last.
 * @param {readonly ContentProblem[]} problems
 */
export function sortedProblems(problems) {
  const unique = [...new Map(problems.map((one) => [JSON.stringify(one), one])).values()];
  const isOfPicture = (/** @type {ContentProblem} */ { problem }) => OF_PICTURE.test(problem);
  return [...unique.filter((one) => !isOfPicture(one)), ...unique.filter(isOfPicture)];
}

/**
 * Returns one sentence for each problem, in the order of `sortedProblems`.
 * @param {readonly ContentProblem[]} problems
 * @param {string | null} panel
 * @returns {readonly string[]}
 */
export const problemSentences = (problems, panel) =>
  sortedProblems(problems).map((one) => sentence(panel, one));
