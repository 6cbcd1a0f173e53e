import { digest } from './digest.mjs';

/** @typedef {import('../../../src/application/public-content').PublicContent} PublicContent */

/**
 * @template {{ items: readonly { asListed: string }[] }} List
 * @param {List} list
 */
const digestedList = (list) => ({
  ...list,
  items: list.items.map((item) => ({ ...item, asListed: digest(item.asListed) })),
});

/**
 * The lists with each item's `asListed` replaced by its digest, which is enough for comparison.
 * @param {PublicContent} content
 * @returns {PublicContent}
 */
export const digested = ({ products, posts }) => ({
  products: digestedList(products),
  posts: digestedList(posts),
});
