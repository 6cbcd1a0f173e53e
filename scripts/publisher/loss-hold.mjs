import { join } from 'node:path';
import { jsonFile } from './json-file.mjs';

/** @typedef {{ since: string, gone: readonly string[], text: string }} HeldLoss */

/** The file that the owner's confirmation is: the publisher looks for it. */
export const CONFIRMED = 'confirmed-loss.json';

/**
 * The loss that a publication is held for, and the owner's word that it is meant. Both are files: the
 * command that confirms is another process than the publisher, which may not even run.
 * @param {string} folder of all releases.
 */
export function lossHoldIn(folder) {
  const held = jsonFile(join(folder, 'held-loss.json'));
  const confirmed = jsonFile(join(folder, CONFIRMED));

  return {
    /** @returns {HeldLoss | null} */
    read: () => held.read(),

    /** @param {import('./loss.mjs').Loss} loss */
    begin({ gone, text }) {
      held.write({ since: held.read()?.since ?? new Date().toISOString(), gone, text });
    },

    /** It is published, or there is none any more: a confirmation is for one loss. */
    end() {
      held.remove();
      confirmed.remove();
    },

    /** Confirms what is held now, and nothing that goes later. @returns {HeldLoss} */
    confirm() {
      const loss = held.read();
      if (loss === null) throw new Error('No publication waits for a confirmation.');
      confirmed.write({ at: new Date().toISOString(), gone: loss.gone });
      return loss;
    },

    /** @returns {readonly string[]} the keys of the documents whose going is confirmed. */
    confirmed: () => confirmed.read()?.gone ?? [],
  };
}
