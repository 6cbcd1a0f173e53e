import { join } from 'node:path';
import { documentKey, LISTS } from './document-key.mjs';
import { jsonFile } from './json-file.mjs';

const A_DAY_MS = 86_400_000;

/**
 * What the publisher needs of an event of Strapi's webhooks.
 * @typedef {object} CmsEvent
 * @property {string} event `entry.unpublish`
 * @property {string} [model] `product`
 * @property {string} [uid] `api::product.product`
 * @property {{ documentId?: unknown } | null} [entry]
 */

/** The lists that an event may be about: both where it does not say. @param {CmsEvent} event */
function listsOf({ model = '', uid = '' }) {
  const named = `${model} ${uid}`.trim().toLowerCase();
  if (named === '') return LISTS;
  if (named.includes('product')) return LISTS.filter((list) => list === 'products');
  return /blog|post|article/u.test(named) ? LISTS.filter((list) => list === 'posts') : [];
}

/** @param {CmsEvent} event @returns {readonly string[]} */
function keysOf(event) {
  const id = event.entry?.documentId;
  return typeof id === 'string' ? listsOf(event).map((list) => documentKey(list, id)) : [];
}

/**
 * Remembers which documents were unpublished or deleted by events of their own, and which vanished
 * without one. It outlives a restart of the publisher.
 * @param {string} folder of all releases.
 * @param {() => number} [clock] ms since 1970.
 */
export function takeDownsIn(folder, clock = Date.now) {
  const file = jsonFile(join(folder, 'take-downs.json'));

  const recent = (/** @type {Record<string, number>} */ times = {}) =>
    Object.fromEntries(Object.entries(times).filter(([, at]) => clock() - at < A_DAY_MS));
  const read = () => {
    const { takenDown, vanished } = file.read() ?? {};
    return { takenDown: recent(takenDown), vanished: recent(vanished) };
  };

  return {
    /** @param {CmsEvent} event */
    hear(event) {
      const keys = keysOf(event);
      const isDown = event.event === 'entry.unpublish' || event.event === 'entry.delete';
      const known = read();
      const isUp = event.event === 'entry.publish' && keys.some((key) => key in known.takenDown);
      if (keys.length === 0 || !(isDown || isUp)) return;
      for (const key of keys) {
        if (isDown) known.takenDown[key] = clock();
        else delete known.takenDown[key];
      }
      file.write(known);
    },

    excuses() {
      const { takenDown, vanished } = read();
      return { takenDown: Object.keys(takenDown), vanished: Object.keys(vanished) };
    },

    /**
     * Notes that a release is served without these documents.
     * @param {readonly string[]} gone
     * @param {readonly string[]} confirmed
     */
    published(gone, confirmed) {
      if (gone.length === 0) return;
      const { takenDown, vanished } = read();
      for (const key of gone) {
        if (!(key in takenDown) && !confirmed.includes(key)) vanished[key] = clock();
        delete takenDown[key];
      }
      for (const key of confirmed) delete vanished[key];
      file.write({ takenDown, vanished });
    },
  };
}
