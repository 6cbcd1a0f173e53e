import { loadEnv } from 'vite';
import { ROOT } from '../lib/root.mjs';

/** @typedef {import('../../src/application/public-content').PublicContent} PublicContent */

/**
 * The origin of the CMS's admin panel; `null` without a CMS.
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
 * A sentence about a document, with its title and its address in the admin panel.
 * @param {string | null} panel
 * @param {{ document: string, title: string, problem: string }} found
 */
function sentence(panel, { document, title, problem }) {
  const [of = '', id = ''] = document.split(/\/(.*)/su);
  const type = TYPES[of];
  const place =
    panel === null
      ? document
      : `${panel}/admin/content-manager/collection-types/api::${type}.${type}/${encodeURIComponent(id)}`;
  return `“${title}” (${place}): ${problem}`;
}

/**
 * What editors should correct in a site's content, one sentence each.
 * @param {object} site
 * @param {PublicContent} site.content
 * @param {ReadonlyMap<string, { problems: readonly string[] }>} site.pages keyed by address.
 * @param {readonly import('./leave-out.mjs').LeftOut[]} site.leftOut
 * @param {readonly import('./unread-parts.mjs').UnreadPart[]} site.unread
 * @param {(address: string) => string | null} documentAt
 * @param {string | null} panel
 * @returns {readonly string[]}
 */
export function contentProblems({ content, pages, leftOut, unread }, documentAt, panel) {
  /** @type {Map<string, string>} */
  const titles = new Map();
  for (const { id, title } of content.products.items) titles.set(`product/${id}`, title);
  for (const { id, title } of content.posts.items) titles.set(`post/${id}`, title);
  const ofLeftOut = leftOut.map(({ document, title, reason }) =>
    sentence(panel, { document, title, problem: `left out of the site: ${reason}` }),
  );
  const ofPages = [...pages].flatMap(([address, { problems }]) => {
    const document = documentAt(address);
    if (problems.length === 0) return [];
    if (document === null) return problems.map((problem) => `${address}: ${problem}`);
    const title = titles.get(document) ?? '';
    return problems.map((problem) => sentence(panel, { document, title, problem }));
  });
  const ofUnread = unread.map(({ document, title, problem }) =>
    document === null
      ? `“${title}”: ${problem}`
      : sentence(panel, { document, title: titles.get(document) ?? title, problem }),
  );
  return [...ofLeftOut, ...ofPages, ...ofUnread];
}
