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
 * What lists say, in as few bytes as it can be compared by.
 * @param {PublicContent} content
 * @returns {PublicContent}
 */
export const digested = ({ products, posts }) => ({
  products: digestedList(products),
  posts: digestedList(posts),
});
