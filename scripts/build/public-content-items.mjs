/**
 * @typedef {import('../../src/application/content-types/public-content').PublicContent}
 * PublicContent
 */
/** @typedef {import('../../src/application/content-types/public-content').PublicItem} PublicItem */

/**
 * Returns every document in the lists of the content, by its key, for example `product/abc`.
 * @param {PublicContent} content
 * @returns {ReadonlyMap<string, PublicItem>}
 */
export const documentsIn = (content) =>
  new Map(
    Object.entries(content).flatMap(([type, { items }]) =>
      items.map((item) => /** @type {const} */ ([`${type}/${item.id}`, item])),
    ),
  );

/**
 * Returns a copy of the content in which `change` has replaced the items of each list.
 * @param {PublicContent} content
 * @param {(items: readonly PublicItem[], type: string) => readonly PublicItem[]} change
 * @returns {PublicContent}
 */
export function withItems(content, change) {
  const lists = Object.entries(content).map(([type, list]) => [
    type,
    { ...list, items: change(list.items, type) },
  ]);
  return Object.fromEntries(lists);
}

/**
 * Returns the content without the excluded documents. The totals of the lists do not change: they
 * still count the excluded documents.
 * @param {PublicContent} content
 * @param {{ has(document: string): boolean }} excluded
 */
export const contentWithout = (content, excluded) =>
  withItems(content, (items, type) => items.filter(({ id }) => !excluded.has(`${type}/${id}`)));
