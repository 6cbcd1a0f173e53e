import { readManifest } from '../build/build-manifest.mjs';
import { RESUME } from './commands-in-messages.mjs';
import { Held } from './held-error.mjs';
import { massDeletionBetween } from './mass-deletion.mjs';
import { documentsTakenBack, editedSince, stillWaiting } from './waiting-documents.mjs';

/**
 * @typedef {import('../../src/application/content-types/public-content').PublicContent}
 * PublicContent
 */
/** @typedef {import('./rollback-hold.mjs').WaitingList} WaitingList */

/**
 * Maximum number of titles in a list. If there are more titles, the list ends with the number of
 * the omitted ones.
 */
const MAX_LISTED = 10;

const NO_EXCUSE = { takenDown: [], confirmed: [], vanished: [] };

/** @param {readonly string[]} titles */
function listTitles(titles) {
  const more = titles.length - MAX_LISTED;
  const names = titles.slice(0, MAX_LISTED).map((title) => `“${title}”`);
  return `${names.join(', ')}${more > 0 ? `, and ${more} more` : ''}`;
}

/**
 * Determines the documents that editors must correct in the CMS before the hold ends by itself. A
 * hold suspends publishing after a rollback.
 * @param {import('./releases.mjs').Releases} releases
 * @param {import('./rollback-hold.mjs').Hold} hold
 * @param {PublicContent | null} abandoned content of the publication that the rollback interrupted;
 * `null` when the rollback interrupted no publication.
 * @returns {WaitingList}
 */
function beginWaiting(releases, { since, release, takenBack }, abandoned) {
  const served = release === null ? null : readManifest(releases.place(release));
  const newest = takenBack === null ? null : readManifest(releases.place(takenBack));
  const wrong = abandoned ?? newest?.content;
  const documents =
    served && wrong
      ? documentsTakenBack(served.content, wrong, served.fingerprint === newest?.fingerprint)
      : {};
  return { since, endsByItself: Object.keys(documents).length > 0, documents };
}

/**
 * Checks whether publishing is still held after a rollback. Ends the hold when every document that
 * the rollback reverted has been corrected; otherwise throws an error that lists the uncorrected
 * documents.
 * @param {import('./releases.mjs').Releases} releases
 * @param {object} cms
 * @param {() => Promise<PublicContent>} cms.readLists reads the current lists, with a digest in
 * each item's `asListed`: see `digested` in `../build/digest.mjs`.
 * @param {PublicContent | null} cms.abandoned see `beginWaiting`.
 * @returns {Promise<void>} resolves when the hold has ended, or when there is none.
 * @throws {Held} while publishing is held.
 */
export async function lookAtHeldSite(releases, { readLists, abandoned }) {
  const { rollbackHold } = releases;
  const hold = rollbackHold.read();
  if (hold === null) return;
  releases.serveHeld();
  const list = rollbackHold.waiting() ?? beginWaiting(releases, hold, abandoned);
  rollbackHold.storeWaiting(list);
  const now = await readLists();
  const served = readManifest(releases.place(hold.release ?? releases.current() ?? ''))?.content;
  // Missing documents do not count as corrected when the CMS has lost most documents, for example
  // because it runs on an empty database.
  const isLost = served !== undefined && massDeletionBetween(served, now, NO_EXCUSE) !== null;
  const documents =
    served === undefined || isLost ? list.documents : stillWaiting(list.documents, now, served);
  rollbackHold.storeWaiting({ ...list, documents });
  if (list.endsByItself && Object.keys(documents).length === 0) {
    releases.endHold(hold);
    return;
  }
  const edited = served === undefined ? [] : [...editedSince(served, now)];
  const others = edited.filter(([key]) => !(key in documents)).map(([, title]) => title);
  throw new Held(heldText(hold, documents, others), { isTriedAgain: false });
}

/**
 * @param {import('./rollback-hold.mjs').Hold} hold
 * @param {WaitingList['documents']} documents
 * @param {readonly string[]} others titles of the other edited documents, which the rollback did
 * not revert.
 */
function heldText({ since, release, takenBack }, documents, others) {
  const titles = Object.values(documents).map(({ title }) => title);
  const back = takenBack === null || takenBack === release ? '' : `, back from ${takenBack}`;
  return [
    `Publishing is held since ${since}: ${release ?? 'the served release'} stays${back}.`,
    ...(titles.length > 0
      ? [
          `To be corrected in the CMS: ${listTitles(titles)}. The hold ends when each of them was saved again, unpublished or deleted.`,
        ]
      : ['No document is known that a correction of would end it.']),
    ...(others.length > 0 ? [`Published after that: ${listTitles(others)}.`] : []),
    `To publish what the CMS holds now: ${RESUME}`,
  ].join('\n');
}
