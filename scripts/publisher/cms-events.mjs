/**
 * The fields of a Strapi webhook event that the publisher reads.
 * @typedef {object} CmsEvent
 * @property {string} event for example `entry.unpublish`.
 * @property {string} [model] for example `product`.
 * @property {string} [uid] for example `api::product.product`.
 * @property {{ documentId?: unknown, publishedAt?: unknown } | null} [entry]
 */

/** Events that Strapi also sends when an unpublished draft is saved. */
const ON_DRAFTS = ['entry.create', 'entry.update'];

/**
 * Returns the content type of the changed entry; `null` when the event contains no content type.
 * @param {CmsEvent} event
 */
const typeOf = ({ model, uid }) => (model || uid?.split('.').at(-1) || '').toLowerCase() || null;

/**
 * Returns the key of the changed document, for example `product/abc`; `null` when the event
 * contains no document.
 * @param {CmsEvent} event
 */
export function documentOf(event) {
  const type = typeOf(event);
  const id = event.entry?.documentId;
  return type !== null && typeof id === 'string' && id !== '' ? `${type}/${id}` : null;
}

/**
 * Returns whether the event may concern content that pages show. Returns `false` for a saved draft,
 * and for a type that no page shows, such as the enquiries of visitors.
 * @param {CmsEvent} event
 * @param {ReadonlySet<string> | null} types the content types that pages show; `null` when unknown.
 */
export function mayChangePages(event, types) {
  const type = typeOf(event);
  if (!event.event.startsWith('entry.') || type === null) return true;
  if (ON_DRAFTS.includes(event.event) && event.entry?.publishedAt === null) return false;
  return types === null || types.has(type);
}

/** Collects the documents in the events of the CMS since the last publication began. */
export function changedDocuments() {
  /** @type {Set<string>} */
  const documents = new Set();
  let areKnown = true;
  return {
    /** @param {CmsEvent} event */
    add(event) {
      const document = documentOf(event);
      if (document === null) areKnown = false;
      else documents.add(document);
    },
    /**
     * @returns {readonly string[]} the keys of the documents changed since the last call. The list
     * is also empty after an event without a document, such as the event of a picture, because any
     * document may then have changed.
     */
    take() {
      const taken = areKnown ? [...documents] : [];
      documents.clear();
      areKnown = true;
      return taken;
    },
  };
}
