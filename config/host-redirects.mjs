/**
 * Where a host leads who asks for an address that has no file of its own. Anything else that has none is
 * answered by `404.html`.
 *
 * @typedef {object} Redirect
 * @property {string} from an address; a `*` at its end stands for any letters.
 * @property {string} to an address.
 * @property {200 | 301} status with 200 the other file is shown under the address asked for.
 */

/** The lists that have further pages, `/product/page/2`. */
const LISTS = ['/product', '/blog'];

/**
 * @param {{ shellOnly: boolean }} site whether its pages are left to the browser, by one file for all.
 * @returns {readonly Redirect[]}
 */
export const redirects = ({ shellOnly }) => [
  ...LISTS.map((list) => /** @type {const} */ ({ from: `${list}/page/1`, to: list, status: 301 })),
  ...(shellOnly ? [/** @type {const} */ ({ from: '/*', to: '/index.html', status: 200 })] : []),
];
