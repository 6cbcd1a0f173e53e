import { loadEnv } from 'vite';
import { ROOT } from '../lib/root.mjs';

/** @typedef {import('../../src/application/public-content').PublicContent} PublicContent */

/**
 * The address of the CMS's panel; `null` where there is no CMS.
 * @param {Readonly<Record<string, string | undefined>>} [env]
 */
export function panelAddress(env = loadEnv('production', ROOT, 'VITE_')) {
  if (env['VITE_CATALOGUE'] !== 'strapi') return null;
  return env['VITE_PANEL_ORIGIN'] || env['VITE_API_HOST'] || null;
}

const TYPES = /** @type {Readonly<Record<string, string>>} */ ({
  product: 'product',
  post: 'blog',
});

/**
 * A sentence about a document, with its title and its address in the panel.
 * @param {string | null} panel
 * @param {{ document: string | null, title: string, problem: string }} found For a page without a
 * document, `title` is its address.
 */
function sentence(panel, { document, title, problem }) {
  if (document === null) return `“${title}”: ${problem}`;
  const [of = '', id = ''] = document.split(/\/(.*)/su);
  const type = TYPES[of];
  const place =
    panel === null
      ? document
      : `${panel}/admin/content-manager/collection-types/api::${type}.${type}/${encodeURIComponent(id)}`;
  return `“${title}” (${place}): ${problem}`;
}

/** These problems come last, because a CMS without its pictures has many of them. */
const OF_PICTURE = /^its picture /u;

/**
 * The problems that editors should fix in the content of a site, one sentence each.
 * @param {object} site
 * @param {PublicContent} site.content
 * @param {ReadonlyMap<string, { problems: readonly string[] }>} site.pages by their addresses.
 * @param {readonly import('./exclude-documents.mjs').ExcludedDocument[]} site.excluded
 * @param {readonly import('./unread-parts.mjs').UnreadPart[]} site.unread
 * @param {(address: string) => string | null} documentAt
 * @param {string | null} panel
 * @returns {readonly string[]}
 */
export function contentProblems({ content, pages, excluded, unread }, documentAt, panel) {
  /** @type {Map<string, string>} */
  const titles = new Map();
  for (const { document, title } of excluded) titles.set(document, title);
  for (const { id, title } of content.products.items) titles.set(`product/${id}`, title);
  for (const { id, title } of content.posts.items) titles.set(`post/${id}`, title);
  const left = excluded.map(({ document, title, reason }) => ({
    document,
    title,
    problem: `left out of the site: ${reason}`,
  }));
  const onPages = [...pages].flatMap(([address, { problems }]) => {
    const document = documentAt(address);
    const title = document === null ? address : (titles.get(document) ?? '');
    return problems.map((problem) => ({ document, title, problem }));
  });
  const unreadOf = unread.map(({ document, title, problem, reason }) => ({
    document,
    title: titles.get(document ?? '') ?? title,
    problem: reason === undefined ? problem : `${problem}: ${reason}`,
  }));
  const all = [...left, ...onPages, ...unreadOf];
  const isOfPicture = (/** @type {{ problem: string }} */ { problem }) => OF_PICTURE.test(problem);
  return [...all.filter((one) => !isOfPicture(one)), ...all.filter(isOfPicture)].map((one) =>
    sentence(panel, one),
  );
}
