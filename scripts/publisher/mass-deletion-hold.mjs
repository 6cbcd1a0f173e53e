import { join } from 'node:path';
import { jsonFile } from './json-file.mjs';

/** @typedef {{ since: string, gone: readonly string[], text: string }} HeldLoss */

/** File that records the owner's confirmation. The publisher watches it. */
export const CONFIRMED = 'confirmed-loss.json';

/**
 * Stores the loss of documents that suspends publishing, and the owner's confirmation that the loss
 * is intended. Both are files, because the `confirm` command runs in another process, and the
 * publisher may not even be running.
 * @param {string} folder of all releases.
 */
export function massDeletionHoldIn(folder) {
  const held = jsonFile(join(folder, 'held-loss.json'));
  const confirmed = jsonFile(join(folder, CONFIRMED));

  return {
    /** @returns {HeldLoss | null} */
    read: () => held.read(),

    /** @param {import('./mass-deletion.mjs').Loss} loss */
    begin({ gone, text }) {
      held.write({ since: held.read()?.since ?? new Date().toISOString(), gone, text });
    },

    /**
     * Ends the suspension. Called when the loss has been published or the documents are back. Also
     * removes the confirmation, because a confirmation applies to one loss only.
     */
    end() {
      held.remove();
      confirmed.remove();
    },

    /**
     * Confirms the current loss. A later loss needs another confirmation.
     * @returns {HeldLoss}
     */
    confirm() {
      const loss = held.read();
      if (loss === null) throw new Error('No publication waits for a confirmation.');
      confirmed.write({ at: new Date().toISOString(), gone: loss.gone });
      return loss;
    },

    /** @returns {readonly string[]} the keys of the documents whose removal is confirmed. */
    confirmed: () => confirmed.read()?.gone ?? [],
  };
}
