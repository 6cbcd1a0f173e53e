/** The two lists whose documents have pages. */
export const LISTS = /** @type {const} */ (['products', 'posts']);

/** @typedef {typeof LISTS[number]} ListName */

/**
 * Key of a document, unique across both lists: a product and a post may have the same id.
 * @param {ListName} list
 * @param {string} id
 */
export const documentKey = (list, id) => `${list}/${id}`;

/**
 * A number with its noun, in the plural where needed.
 * @param {number} count
 * @param {string} noun
 */
const counted = (count, noun) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** `31 products`. @param {ListName} list @param {number} count */
export const countedIn = (list, count) => counted(count, list === 'products' ? 'product' : 'post');
