import { join } from 'node:path';
import { jsonFile } from './json-file.mjs';

/** The file that a hold is: nothing is published while it exists. */
export const HELD = 'held';

/**
 * @typedef {object} Hold
 * @property {string} since ISO date and time.
 * @property {string | null} release the one that is to be served.
 * @property {string | null} takenBack the newest one when it began.
 */

/**
 * A document that has to be corrected in the CMS.
 * @typedef {object} Waiting
 * @property {string} title
 * @property {string | null} changedAt when it was last saved as the hold began; `null` where it was not
 * listed, or its time is unknown.
 * @property {string} asListed what its list said of it.
 * @property {boolean} isListed whether the CMS listed it then.
 */

/**
 * @typedef {object} WaitingList
 * @property {string} since as in its hold.
 * @property {boolean} endsByItself whether the hold ends when no document waits any more.
 * @property {Record<string, Waiting>} documents by their keys.
 */

/**
 * The hold that going back begins. It is a file, since the command that goes back is another process.
 * @param {string} folder of all releases.
 */
export function rollbackHoldIn(folder) {
  const file = jsonFile(join(folder, HELD));
  const documents = jsonFile(join(folder, 'held-documents.json'));

  /** @returns {Hold | null} */
  function read() {
    const writtenAt = file.writtenAt();
    if (writtenAt === null) return null;
    // An earlier version of the publisher wrote a sentence into it, and an owner may `touch` it.
    const { since = writtenAt.toISOString(), release = null, takenBack = null } = file.read() ?? {};
    return { since, release, takenBack };
  }

  return {
    read,
    is: () => file.writtenAt() !== null,

    /** @param {Omit<Hold, 'since'>} hold */
    begin: (hold) => file.write({ since: new Date().toISOString(), ...hold }),

    end() {
      file.remove();
      documents.remove();
    },

    /** @returns {WaitingList | null} the documents of this hold; `null` before the publisher knows them. */
    waiting() {
      const found = documents.read();
      return found !== null && found.since === read()?.since ? found : null;
    },

    /** @param {WaitingList} list */
    keepWaiting: (list) => documents.write(list),
  };
}
