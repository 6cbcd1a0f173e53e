import { join } from 'node:path';
import { jsonFile } from './json-file.mjs';

/** File that records a hold. The publisher publishes nothing while this file exists. */
export const HELD = 'held';

/**
 * @typedef {object} Hold
 * @property {string} since ISO date and time.
 * @property {string | null} release the release to serve; `null` when the file does not contain it.
 * @property {string | null} takenBack the newest release when the hold began; `null` when it is not
 * known.
 */

/**
 * A document that must be corrected in the CMS before the hold ends by itself.
 * @typedef {object} Waiting
 * @property {string} title
 * @property {string | null} changedAt when the document was last saved before the hold began;
 * `null` when the CMS did not list the document, or when the time is unknown.
 * @property {string} asListed the digest of the document's list entry.
 * @property {boolean} isListed whether the CMS listed the document before the hold began.
 */

/**
 * @typedef {object} WaitingList
 * @property {string} since when the hold began, as in `Hold`.
 * @property {boolean} endsByItself whether the hold ends once all documents are corrected.
 * @property {Record<string, Waiting>} documents keyed by document key.
 */

/**
 * Stores the hold that a rollback begins: while it lasts, publishing is suspended. The hold is a
 * file, because the rollback command runs in another process.
 * @param {string} folder of all releases.
 */
export function rollbackHoldIn(folder) {
  const file = jsonFile(join(folder, HELD));
  const documents = jsonFile(join(folder, 'held-documents.json'));

  /** @returns {Hold | null} */
  function read() {
    const writtenAt = file.writtenAt();
    if (writtenAt === null) return null;
    // The file may not contain JSON: earlier versions of the publisher wrote plain text, and an
    // owner may create it with `touch`.
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

    /**
     * @returns {WaitingList | null} the documents that this hold waits for; `null` until they are
     * determined.
     */
    waiting() {
      const found = documents.read();
      return found !== null && found.since === read()?.since ? found : null;
    },

    /** @param {WaitingList} list */
    storeWaiting: (list) => documents.write(list),
  };
}
