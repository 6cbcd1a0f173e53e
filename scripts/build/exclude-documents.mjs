/** @typedef {import('../../src/application/public-content').PublicContent} PublicContent */

/**
 * A document for which no page can be rendered.
 * @typedef {object} ExcludedDocument
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
 * The reports about excluded documents, as far as the lists contain them.
 * @param {PublicContent} content as `digested`.
 * @param {ReadonlyMap<string, string>} reasons by document.
 * @returns {readonly ExcludedDocument[]}
 */
export const excludedFrom = (content, reasons) =>
  itemsOf(content).flatMap(({ document, title, asListed }) => {
    const reason = reasons.get(document);
    return reason === undefined ? [] : [{ document, title, asListed, reason }];
  });

/**
 * The excluded documents that have not changed since.
 * @param {PublicContent} content
 * @param {readonly ExcludedDocument[]} before
 */
export function stillExcluded(content, before) {
  const listed = new Map(itemsOf(content).map((item) => [item.document, item.asListed]));
  return before.filter(({ document, asListed }) => listed.get(document) === asListed);
}

/**
 * The content without the excluded documents. The totals stay as the CMS counts them.
 * @param {PublicContent} content
 * @param {readonly ExcludedDocument[]} excluded
 * @returns {PublicContent}
 */
export function contentWithout({ products, posts }, excluded) {
  const documents = new Set(excluded.map(({ document }) => document));
  return {
    products: {
      ...products,
      items: products.items.filter(({ id }) => !documents.has(`product/${id}`)),
    },
    posts: { ...posts, items: posts.items.filter(({ id }) => !documents.has(`post/${id}`)) },
  };
}
