import { join } from 'node:path';
import { documentKey, LISTS } from './document-key.mjs';
import { jsonFile } from './json-file.mjs';

const DAY_MS = 86_400_000;

/**
 * The fields of a Strapi webhook event that the publisher reads.
 * @typedef {object} CmsEvent
 * @property {string} event `entry.unpublish`
 * @property {string} [model] `product`
 * @property {string} [uid] `api::product.product`
 * @property {{ documentId?: unknown } | null} [entry]
 */

/** The lists that an event may concern: both when it names none. @param {CmsEvent} event */
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
 * Records which documents were unpublished or deleted with an event, and which vanished without
 * one. The record is a file and survives a restart of the publisher.
 * @param {string} folder of all releases.
 * @param {() => number} [clock] ms since 1970.
 */
export function takeDownsIn(folder, clock = Date.now) {
  const file = jsonFile(join(folder, 'take-downs.json'));

  const recent = (/** @type {Record<string, number>} */ times = {}) =>
    Object.fromEntries(Object.entries(times).filter(([, at]) => clock() - at < DAY_MS));
  const read = () => {
    const { takenDown, vanished } = file.read() ?? {};
    return { takenDown: recent(takenDown), vanished: recent(vanished) };
  };

  return {
    /** @param {CmsEvent} event */
    record(event) {
      const keys = keysOf(event);
      const isDown = event.event === 'entry.unpublish' || event.event === 'entry.delete';
      const recorded = read();
      const isUp = event.event === 'entry.publish' && keys.some((key) => key in recorded.takenDown);
      if (keys.length === 0 || !(isDown || isUp)) return;
      for (const key of keys) {
        if (isDown) recorded.takenDown[key] = clock();
        else delete recorded.takenDown[key];
      }
      file.write(recorded);
    },

    excuses() {
      const { takenDown, vanished } = read();
      return { takenDown: Object.keys(takenDown), vanished: Object.keys(vanished) };
    },

    /**
     * Records that the served release no longer contains these documents.
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
