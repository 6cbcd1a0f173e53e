import { digested } from './digested.mjs';

/** @typedef {import('../../../src/application/public-content').PublicContent} PublicContent */

/**
 * @typedef {object} Lists
 * @property {() => Promise<PublicContent>} content
 * @property {(before: PublicContent) => Promise<PublicContent | null>} changes
 * @property {(before: PublicContent, changes: PublicContent) => PublicContent | null} withChanges
 */

/**
 * What the lists say, as `digested`.
 * @param {Lists} site
 * @param {PublicContent | null} before what they said, where all that is new since then is an edit;
 * where that does not add up, the lists are read whole.
 * @returns {Promise<{ listed: PublicContent, isWhole: boolean }>} and whether they were read whole.
 */
export async function readContent(site, before) {
  const changes = before && (await site.changes(before));
  const now = before && changes && site.withChanges(before, digested(changes));
  return now
    ? { listed: now, isWhole: false }
    : { listed: digested(await site.content()), isWhole: true };
}
