import { join } from 'node:path';
import { documentOf } from './cms-events.mjs';
import { jsonFile } from './json-file.mjs';

const DAY_MS = 86_400_000;

/**
 * Records the documents that the CMS reported as unpublished or deleted within the last day. Also
 * records the documents that vanished within the last day without an event. The record is a file,
 * so it survives a restart of the publisher.
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
    /** @param {import('./cms-events.mjs').CmsEvent} event */
    record(event) {
      const document = documentOf(event);
      if (document === null) return;
      const isDown = event.event === 'entry.unpublish' || event.event === 'entry.delete';
      const recorded = read();
      const isUp = event.event === 'entry.publish' && document in recorded.takenDown;
      if (!(isDown || isUp)) return;
      if (isDown) recorded.takenDown[document] = clock();
      else delete recorded.takenDown[document];
      file.write(recorded);
    },

    excuses() {
      const { takenDown, vanished } = read();
      return { takenDown: Object.keys(takenDown), vanished: Object.keys(vanished) };
    },

    /**
     * Updates the record after a publication. A removed document counts as vanished if no event
     * reported its removal and the owner did not confirm it. Does nothing if the publication
     * removed no documents.
     * @param {readonly string[]} gone documents that the publication removed.
     * @param {readonly string[]} confirmed documents whose removal the owner has confirmed.
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
