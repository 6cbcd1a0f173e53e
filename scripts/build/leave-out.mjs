/** @typedef {import('../../src/application/public-content').PublicContent} PublicContent */

/**
 * A document for which no page can be rendered.
 * @typedef {object} LeftOut
 * @property {string} document `product/abc`.
 * @property {string} title
 * @property {string} asListed its digest in the lists. When that changes, the document is tried
 * again.
 * @property {string} reason
 */

/** @param {PublicContent} content */
const itemsOf = ({ products, posts }) =>
  /** @type {const} */ ([
    ['product', products.items],
    ['post', posts.items],
  ]).flatMap(([of, items]) => items.map((item) => ({ ...item, document: `${of}/${item.id}` })));

/**
 * The reports about documents that are left out, as far as the lists contain them.
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
 * The left-out documents that have not changed since.
 * @param {PublicContent} content
 * @param {readonly LeftOut[]} before
 */
export function stillLeftOut(content, before) {
  const listed = new Map(itemsOf(content).map((item) => [item.document, item.asListed]));
  return before.filter(({ document, asListed }) => listed.get(document) === asListed);
}

/**
 * The content without the left-out documents. The totals stay as the CMS counts them.
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
