import { LISTS } from './site-pages.mjs';

/**
 * This file defines the redirects and rewrites for paths without a file. If no rule applies to such
 * a path, hosts respond with `404.html`.
 *
 * @typedef {object} Redirect
 * @property {string} from a URL path; a `*` at its end matches any characters.
 * @property {string} to a URL path.
 * @property {200 | 301} status 200 is a rewrite: the file at `to` is served under the requested
 * URL.
 */

/**
 * @param {{ shellOnly: boolean }} site `shellOnly` is `true` when the browser renders all pages
 * from one file.
 * @returns {readonly Redirect[]}
 */
export const redirects = ({ shellOnly }) => [
  // The first page of a list has the path of the list: `/product`, then `/product/page/2`.
  ...LISTS.map((list) => /** @type {const} */ ({ from: `${list}/page/1`, to: list, status: 301 })),
  ...(shellOnly ? [/** @type {const} */ ({ from: '/*', to: '/index.html', status: 200 })] : []),
];
