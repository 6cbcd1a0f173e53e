import { digested } from './digested.mjs';

/** @typedef {import('../../../src/application/public-content').PublicContent} PublicContent */

/**
 * @typedef {object} Lists
 * @property {() => Promise<PublicContent>} content
 * @property {(before: PublicContent) => Promise<PublicContent | null>} changes
 * @property {(before: PublicContent, changes: PublicContent) => PublicContent | null} withChanges
 */

/**
 * Reads the lists of products and posts, as `digested`.
 * @param {Lists} site
 * @param {PublicContent | null} before the earlier lists, when the content has only been edited
 * since then. When the edits do not add up to the current totals, the lists are read whole.
 * @returns {Promise<{ listed: PublicContent, isWhole: boolean }>} `isWhole`: whether they were read
 * whole.
 */
export async function readContent(site, before) {
  const changes = before && (await site.changes(before));
  const now = before && changes && site.withChanges(before, digested(changes));
  return now
    ? { listed: now, isWhole: false }
    : { listed: digested(await site.content()), isWhole: true };
}
