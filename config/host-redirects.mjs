import { LISTS } from './site-pages.mjs';

/**
 * This file defines the redirects and rewrites for paths without a file. If no rule applies to such
 * a path, hosts respond with `404.html`.
 *
 * @typedef {object} Redirect
 * @property {string} from a URL path. A `*` at its end matches any characters; only static hosts
 * support it. A placeholder such as `:lot` matches a segment of letters, digits and dashes.
 * @property {string} to a URL path, which may contain a placeholder of `from`.
 * @property {200 | 301} status 200 is a rewrite: the file at `to` is served under the requested
 * URL.
 */

/**
 * Redirect for the code on a label. The code contains the address that GS1 Digital Link prescribes
 * for a batch of a product. `01` is the number of the product (GTIN), `10` the number of the batch.
 * @type {Redirect}
 */
const BATCH_OF_PRODUCT = { from: '/01/:gtin/10/:lot', to: '/batch/:lot', status: 301 };

/**
 * @param {{ shellOnly: boolean }} site `shellOnly` is `true` when the browser renders all pages
 * from one file.
 * @returns {readonly Redirect[]}
 */
export const redirects = ({ shellOnly }) => [
  // The first page of a list has the path of the list: `/product`, then `/product/page/2`.
  ...LISTS.map((list) => /** @type {const} */ ({ from: `${list}/page/1`, to: list, status: 301 })),
  BATCH_OF_PRODUCT,
  ...(shellOnly ? [/** @type {const} */ ({ from: '/*', to: '/index.html', status: 200 })] : []),
];
