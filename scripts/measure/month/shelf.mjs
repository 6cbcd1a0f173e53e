/**
 * @typedef {object} Document
 * @property {'products' | 'blogs'} list
 * @property {string} id
 * @property {string} title
 * @property {string} mark a word that only its newest published text holds; empty for a sample's own.
 * @property {boolean} isPublished
 * @property {boolean} isDue whether its day has come.
 * @property {boolean} isGone
 * @property {boolean} hasDraft whether its text was saved and not published.
 */

/** @param {Document} document */
export const pageOf = ({ list, id }) =>
  list === 'products' ? `/product-detail/${id}` : `/blog-detail/${id}`;

/** What the CMS has acknowledged, document by document, in the order of their making. */
export function shelfOf() {
  /** @type {Document[]} */
  let documents = [];
  let marks = 0;
  return {
    /** A word that stands nowhere yet. */
    newMark() {
      marks += 1;
      return `mark${String(marks).padStart(4, '0')}x`;
    },
    /** @param {Pick<Document, 'list' | 'id' | 'title'> & Partial<Document>} document */
    add(document) {
      const added = {
        mark: '',
        isPublished: true,
        isDue: true,
        isGone: false,
        hasDraft: false,
        ...document,
      };
      documents.push(added);
      return added;
    },
    all: () => documents,
    /** Those that visitors see. @param {Document['list']} [list] */
    shown: (list) =>
      documents.filter(
        (one) =>
          one.isPublished && one.isDue && !one.isGone && (list === undefined || one.list === list),
      ),
    /** How to go back to what it is now. */
    remember() {
      const then = documents.map((one) => ({ ...one }));
      return () => {
        // Those that came later have to be gone.
        const later = documents.filter(({ id }) => !then.some((one) => one.id === id));
        documents = [...then, ...later.map((one) => ({ ...one, isGone: true }))];
      };
    },
  };
}
