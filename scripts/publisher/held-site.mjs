import { contentIn } from '../build/changed/manifest.mjs';
import { Held } from './held.mjs';
import { lossBetween } from './loss.mjs';
import { RESUME } from './owner-commands.mjs';
import { documentsTakenBack, editedSince, stillWaiting } from './waiting-documents.mjs';

/** @typedef {import('../../src/application/public-content').PublicContent} PublicContent */
/** @typedef {import('./rollback-hold.mjs').WaitingList} WaitingList */

/** More titles than these are counted. */
const MOST_TOLD = 10;

const NO_EXCUSE = { takenDown: [], confirmed: [], vanished: [] };

/** @param {readonly string[]} titles */
function told(titles) {
  const more = titles.length - MOST_TOLD;
  const names = titles.slice(0, MOST_TOLD).map((title) => `“${title}”`);
  return `${names.join(', ')}${more > 0 ? `, and ${more} more` : ''}`;
}

/**
 * The documents that have to be corrected before the hold ends by itself.
 * @param {import('./releases.mjs').Versions} versions
 * @param {import('./rollback-hold.mjs').Hold} hold
 * @param {PublicContent | null} abandoned what a publication was made of that the hold interrupted.
 * @returns {WaitingList}
 */
function beginWaiting(versions, { since, release, takenBack }, abandoned) {
  const served = release === null ? null : contentIn(versions.place(release));
  const newest = takenBack === null ? null : contentIn(versions.place(takenBack));
  const wrong = abandoned ?? newest?.content;
  const documents =
    served && wrong
      ? documentsTakenBack(served.content, wrong, served.fingerprint === newest?.fingerprint)
      : {};
  return { since, endsByItself: Object.keys(documents).length > 0, documents };
}

/**
 * Looks at a held site: ends the hold where every document that was taken back is corrected, and says
 * what it waits for otherwise.
 * @param {import('./releases.mjs').Versions} versions
 * @param {object} cms
 * @param {() => Promise<PublicContent>} cms.readLists what the CMS lists now, as `digested`.
 * @param {PublicContent | null} cms.abandoned see `beginWaiting`.
 * @returns {Promise<void>} the hold has ended.
 * @throws {Held}
 */
export async function lookAtHeldSite(versions, { readLists, abandoned }) {
  const { rollbackHold } = versions;
  const hold = rollbackHold.read();
  if (hold === null) return;
  versions.serveHeld();
  const list = rollbackHold.waiting() ?? beginWaiting(versions, hold, abandoned);
  rollbackHold.keepWaiting(list);
  const now = await readLists();
  const served = contentIn(versions.place(hold.release ?? versions.current() ?? ''))?.content;
  // An empty CMS has corrected nothing.
  const isLost = served !== undefined && lossBetween(served, now, NO_EXCUSE) !== null;
  const documents =
    served === undefined || isLost ? list.documents : stillWaiting(list.documents, now, served);
  rollbackHold.keepWaiting({ ...list, documents });
  if (list.endsByItself && Object.keys(documents).length === 0) {
    versions.drainRequest(hold);
    return;
  }
  const edited = served === undefined ? [] : [...editedSince(served, now)];
  const others = edited.filter(([key]) => !(key in documents)).map(([, title]) => title);
  throw new Held(heldText(hold, documents, others), { isTriedAgain: false });
}

/**
 * @param {import('./rollback-hold.mjs').Hold} hold
 * @param {WaitingList['documents']} documents
 * @param {readonly string[]} others titles of what was edited besides.
 */
function heldText({ since, release, takenBack }, documents, others) {
  const titles = Object.values(documents).map(({ title }) => title);
  const back = takenBack === null || takenBack === release ? '' : `, back from ${takenBack}`;
  return [
    `Publishing is held since ${since}: ${release ?? 'the served release'} stays${back}.`,
    ...(titles.length > 0
      ? [
          `To be corrected in the CMS: ${told(titles)}. The hold ends when each of them was saved again, unpublished or deleted.`,
        ]
      : ['No document is known that a correction of would end it.']),
    ...(others.length > 0 ? [`Published after that: ${told(others)}.`] : []),
    `To publish what the CMS holds now: ${RESUME}`,
  ].join('\n');
}
