/** The two lists whose documents have pages. */
export const LISTS = /** @type {const} */ (['products', 'posts']);

/** @typedef {typeof LISTS[number]} ListName */

/** Names a document of either list: ids of products and posts may be equal. @param {ListName} list @param {string} id */
export const documentKey = (list, id) => `${list}/${id}`;

/** A few of many, with their number. @param {number} count @param {string} noun */
const counted = (count, noun) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** `31 products`. @param {ListName} list @param {number} count */
export const countedIn = (list, count) => counted(count, list === 'products' ? 'product' : 'post');
