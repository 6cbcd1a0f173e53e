import { performance } from 'node:perf_hooks';

/** @typedef {import('./expected-documents.mjs').Document} Document */
/** @typedef {Document['list']} List */

/** Thrown when the CMS refuses an editor's change instead of acknowledging it. */
export class Refused extends Error {
  /** @param {import('./cms-client.mjs').CmsAnswer} answer */
  constructor({ status, body }) {
    super(`${status}: ${body?.error?.message ?? 'no reason given'}`);
    this.status = status;
  }
}

/** @param {import('./cms-client.mjs').CmsAnswer} answer */
function acknowledged(answer) {
  if (answer.status < 200 || answer.status > 299) throw new Refused(answer);
  return answer.body?.data ?? answer.body;
}

/**
 * @param {List} list
 * @param {string} text
 * @returns {object} the field that contains the text of a document, with `text` as the value.
 */
export const textIn = (list, text) =>
  list === 'products'
    ? { Description: text }
    : { Body: [{ __component: 'blog-body.text', body: text }] };

const dayIn = (/** @type {number} */ days) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/**
 * Returns functions for the actions of an editor. When the CMS acknowledges a change of a document,
 * they record the change in `shelf`. For a change that visitors must see, they also store the time,
 * which `takeAwaited` returns.
 * @param {import('./self-hosted-server.mjs').Machine} machine
 * @param {ReturnType<typeof import('./expected-documents.mjs').shelfOf>} shelf
 */
export function editorOf(machine, shelf) {
  /**
   * The times (`performance.now()`) at which the CMS acknowledged the edits that `takeAwaited` has
   * not returned yet.
   * @type {Map<Document, number>}
   */
  let awaited = new Map();

  /** @param {Document} document @param {Partial<Document>} now */
  function note(document, now) {
    Object.assign(document, now);
    awaited.set(document, performance.now());
    return document;
  }

  /**
   * Changes the text of a document, and the given fields. The new text starts with a unique word,
   * which becomes the document's `mark`.
   * @param {Document} document
   * @param {object} [fields]
   * @param {string} [text]
   */
  async function edit(document, fields = {}, text = 'Dried for two weeks.') {
    const mark = shelf.newMark();
    const data = { ...textIn(document.list, `${mark} ${text}`), ...fields };
    acknowledged(await machine.client().change(document.list, document.id, data));
    const { Title: title = document.title } = /** @type {{ Title?: string }} */ (fields);
    return note(document, { mark, title, isPublished: true, hasDraft: false });
  }

  return {
    edit,

    /**
     * @param {List} list @param {{ Title: string } & Record<string, unknown>} fields @param
     * {string} [text]
     */
    async create(list, fields, text = 'Gathered at dawn.') {
      const mark = shelf.newMark();
      const own = list === 'products' ? { Price: 12.5 } : { publishedOn: dayIn(-1) };
      const data = { ...own, ...textIn(list, `${mark} ${text}`), ...fields };
      const { documentId } = acknowledged(await machine.client().create(list, data));
      return note(shelf.add({ list, id: documentId, title: fields.Title, mark }), {});
    },

    /** @param {Document} document */
    async rename(document) {
      const mark = shelf.newMark();
      const Title = `Resin ${mark}`;
      acknowledged(await machine.client().change(document.list, document.id, { Title }));
      return note(document, { mark, title: Title, isPublished: true, hasDraft: false });
    },

    /** @param {Document} document @param {number} days from now. */
    async date(document, days) {
      await edit(document, { publishedOn: dayIn(days) });
      return note(document, { isDue: days <= 0 });
    },

    /** @param {Document} document @param {'publish' | 'unpublish'} what */
    async runAction(document, what) {
      acknowledged(await machine.client().runAction(document.list, document.id, what));
      if (what === 'unpublish') return note(document, { isPublished: false });
      // A published draft has no mark, because the text that `draft` saves contains none.
      const mark = document.hasDraft ? '' : document.mark;
      return note(document, { isPublished: true, hasDraft: false, mark });
    },

    /**
     * Saves a draft that visitors must not see.
     * @param {Document} document
     */
    async draft(document) {
      const data = textIn(document.list, 'Words that only editors see.');
      acknowledged(await machine.client().change(document.list, document.id, data, 'draft'));
      document.hasDraft = true;
    },

    /** @param {Document} document */
    async remove(document) {
      acknowledged(await machine.client().remove(document.list, document.id));
      return note(document, { isGone: true });
    },

    /**
     * @param {import('./generated-pictures.mjs').PictureFile} picture @returns {Promise<number>}
     * its id.
     */
    async upload(picture) {
      const [{ id }] = acknowledged(await machine.client().upload(picture));
      return id;
    },

    /**
     * Changes a picture's description.
     * @param {number} id
     * @param {string} alternativeText
     */
    async describe(id, alternativeText) {
      acknowledged(await machine.client().describe(id, { alternativeText }));
    },

    /**
     * Returns the documents whose pages must show an acknowledged edit, with the time of the
     * acknowledgement, and clears the list.
     */
    takeAwaited() {
      const taken = awaited;
      awaited = new Map();
      return taken;
    },
  };
}
