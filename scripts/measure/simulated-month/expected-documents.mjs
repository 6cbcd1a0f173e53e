/**
 * @typedef {object} Document The state of a document after the last change that the CMS has
 * acknowledged.
 * @property {'products' | 'blogs'} list
 * @property {string} id
 * @property {string} title
 * @property {string} mark a unique word in the newest published version of the document; empty when
 * that version contains none, as in the sample content.
 * @property {boolean} isPublished
 * @property {boolean} isDue whether the publication date has passed.
 * @property {boolean} isGone
 * @property {boolean} hasDraft whether an edit of the text is saved as a draft and not published.
 */

/**
 * Returns whether a title has a visible character. The site leaves out a document whose title has
 * no visible character, and reports the document as a problem.
 * @param {string} title
 */
export const isVisible = (title) => /[^\p{C}\p{M}\p{Z}]/u.test(title);

/** @param {Document} document */
export const pageOf = ({ list, id }) =>
  list === 'products' ? `/product-detail/${id}` : `/blog-detail/${id}`;

/**
 * Creates a store of all documents, each in its latest acknowledged state.
 */
export function shelfOf() {
  /** @type {Document[]} */
  let documents = [];
  let marks = 0;
  return {
    /** Returns a word that no text contains yet. */
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
    /**
     * Returns the documents that visitors see.
     * @param {Document['list']} [list]
     */
    shown: (list) =>
      documents.filter(
        (one) =>
          one.isPublished &&
          one.isDue &&
          !one.isGone &&
          isVisible(one.title) &&
          (list === undefined || one.list === list),
      ),
    /** Remembers the current state of all documents. The returned function restores it. */
    remember() {
      const then = documents.map((one) => ({ ...one }));
      return () => {
        // Documents that were created after the backup must be gone from the restored site.
        const later = documents.filter(({ id }) => !then.some((one) => one.id === id));
        documents = [...then, ...later.map((one) => ({ ...one, isGone: true }))];
      };
    },
  };
}
