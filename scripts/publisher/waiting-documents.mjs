import { documentsIn } from '../build/public-content-items.mjs';

/**
 * @typedef {import('../../src/application/content-types/public-content').PublicContent}
 * PublicContent
 */
/** @typedef {import('../../src/application/content-types/public-content').PublicItem} Item */
/** @typedef {import('./rollback-hold.mjs').WaitingList['documents']} Documents */

/**
 * Returns whether a document is the same in two releases. Ignores `asListed` if it is empty in one
 * of them: the document was then read by its id, and its JSON in the list is unknown.
 * @param {Item | undefined} one
 * @param {Item | undefined} other
 * @param {boolean} isSameCode whether the same version of the code built both releases. If not,
 * `asListed` is ignored too, because two versions may produce different JSON for the same document.
 */
const isSame = (one, other, isSameCode) =>
  one === other ||
  (one !== undefined &&
    other !== undefined &&
    one.changedAt === other.changedAt &&
    (!isSameCode || [one.asListed, ''].includes(other.asListed) || one.asListed === ''));

/**
 * Returns the documents that differ between the served release and the newer release that a
 * rollback replaced.
 * @param {PublicContent} served
 * @param {PublicContent} takenBack
 * @param {boolean} isSameCode
 * @returns {Documents}
 */
export function documentsTakenBack(served, takenBack, isSameCode) {
  const [before, after] = [documentsIn(served), documentsIn(takenBack)];
  const keys = [...new Set([...before.keys(), ...after.keys()])];
  return Object.fromEntries(
    keys
      .filter((key) => !isSame(before.get(key), after.get(key), isSameCode))
      .map((key) => {
        const { title = '', changedAt = null, asListed = '' } = after.get(key) ?? {};
        return [
          key,
          {
            title: title || before.get(key)?.title || key,
            changedAt,
            asListed,
            isListed: after.has(key),
          },
        ];
      }),
  );
}

/** @param {string | null} time */
const ms = (time) => (time === null ? Number.NaN : Date.parse(time));

/**
 * Returns whether an editor has corrected a document since the rollback: has saved it again,
 * unpublished it or deleted it. A document that the CMS did not list at the rollback is corrected
 * when the CMS lists it again.
 *
 * If the time of change is now earlier than at the rollback, a backup of the CMS was restored. The
 * document then counts as corrected when the served release has the same time of change. If a time
 * is unknown, the digests of the list entries are compared instead.
 * @param {Documents[string]} document
 * @param {Item | undefined} now
 * @param {Item | undefined} served
 */
function isCorrected(document, now, served) {
  if (now === undefined || !document.isListed) return (now !== undefined) !== document.isListed;
  const [then, later] = [ms(document.changedAt), ms(now.changedAt)];
  if (Number.isNaN(then) || Number.isNaN(later)) return now.asListed !== document.asListed;
  return later > then || (later < then && now.changedAt === served?.changedAt);
}

/**
 * Returns the documents that still have to be corrected.
 * @param {Documents} documents
 * @param {PublicContent} now
 * @param {PublicContent} served
 * @returns {Documents}
 */
export function stillWaiting(documents, now, served) {
  const [listed, shown] = [documentsIn(now), documentsIn(served)];
  return Object.fromEntries(
    Object.entries(documents).filter(
      ([key, document]) => !isCorrected(document, listed.get(key), shown.get(key)),
    ),
  );
}

/**
 * Returns the titles of the documents that differ from the served release, so that a publication
 * would change their pages.
 * @param {PublicContent} served
 * @param {PublicContent} now
 * @returns {ReadonlyMap<string, string>} titles by document key.
 */
export function editedSince(served, now) {
  const [before, after] = [documentsIn(served), documentsIn(now)];
  const keys = [...new Set([...before.keys(), ...after.keys()])];
  return new Map(
    keys
      .filter((key) => !isSame(before.get(key), after.get(key), false))
      .map((key) => [key, after.get(key)?.title || before.get(key)?.title || key]),
  );
}
