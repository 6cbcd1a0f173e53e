/** @typedef {import('../../src/application/public-content').PublicContent} PublicContent */

/**
 * A document that no page can be made of.
 * @typedef {object} LeftOut
 * @property {string} document `product/abc`.
 * @property {string} title
 * @property {string} asListed where the lists say something else of it, it is tried again.
 * @property {string} reason
 */

/** @param {PublicContent} content */
const itemsOf = ({ products, posts }) =>
  /** @type {const} */ ([
    ['product', products.items],
    ['post', posts.items],
  ]).flatMap(([of, items]) => items.map((item) => ({ ...item, document: `${of}/${item.id}` })));

/**
 * What is to be said of documents that are left out, as far as the content has them.
 * @param {PublicContent} content as `digested`.
 * @param {ReadonlyMap<string, string>} reasons by document.
 * @returns {readonly LeftOut[]}
 */
export const leftOutOf = (content, reasons) =>
  itemsOf(content).flatMap(({ document, title, asListed }) => {
    const reason = reasons.get(document);
    return reason === undefined ? [] : [{ document, title, asListed, reason }];
  });

/**
 * Those that are still what they were when no page could be made of them.
 * @param {PublicContent} content
 * @param {readonly LeftOut[]} before
 */
export function stillLeftOut(content, before) {
  const listed = new Map(itemsOf(content).map((item) => [item.document, item.asListed]));
  return before.filter(({ document, asListed }) => listed.get(document) === asListed);
}

/**
 * The content without them. Its totals stay, as the CMS counts them.
 * @param {PublicContent} content
 * @param {readonly LeftOut[]} leftOut
 * @returns {PublicContent}
 */
export function contentWithout({ products, posts }, leftOut) {
  const documents = new Set(leftOut.map(({ document }) => document));
  return {
    products: {
      ...products,
      items: products.items.filter(({ id }) => !documents.has(`product/${id}`)),
    },
    posts: { ...posts, items: posts.items.filter(({ id }) => !documents.has(`post/${id}`)) },
  };
}
