/** @typedef {import('../../src/application/public-content').PublicContent} PublicContent */

/**
 * A part of a document that could not be read or shown.
 * @typedef {object} Found
 * @property {string | null} document `product/abc`; `null` for one that has no id.
 * @property {string} title identifies the document when the lists do not contain its title.
 * @property {string} problem
 * @property {string | undefined} [reason] may differ from build to build for one problem: a host that answers 404
 * first is not asked again after a few failures.
 */

/**
 * @typedef {Found & { asListed: string | null }} UnreadPart `asListed` is the document's digest in
 * the lists at that time; `null` when the lists did not contain it.
 */

/**
 * The digest of each document in the lists.
 * @param {PublicContent} content as `digested`.
 * @returns {ReadonlyMap<string, string>}
 */
const listedIn = ({ products, posts }) =>
  new Map([
    ...products.items.map(({ id, asListed }) => /** @type {const} */ ([`product/${id}`, asListed])),
    ...posts.items.map(({ id, asListed }) => /** @type {const} */ ([`post/${id}`, asListed])),
  ]);

/**
 * The problems of documents that could not be read completely: those that this build found, and
 * those of earlier builds for documents that this build had no reason to read again.
 * @param {object} build
 * @param {readonly UnreadPart[]} build.before
 * @param {readonly Found[]} build.found
 * @param {ReadonlySet<string>} build.readWhole documents that were read with all their fields.
 * @param {PublicContent} build.content as `digested`.
 * @param {boolean} build.isWhole whether the lists were read whole.
 * @returns {readonly UnreadPart[]}
 */
export function unreadParts({ before, found, readWhole, content, isWhole }) {
  const listed = listedIn(content);
  const stillApplies = (/** @type {UnreadPart} */ { document, asListed }) => {
    if (document !== null && readWhole.has(document)) return false;
    // A build that reads the lists whole finds the problem again.
    if (asListed === null) return !isWhole;
    return document !== null && listed.get(document) === asListed;
  };
  const now = found.map((one) => ({
    ...one,
    asListed: one.document === null ? null : (listed.get(one.document) ?? null),
  }));
  const keyOf = (/** @type {UnreadPart} */ { problem, document, title, asListed }) =>
    JSON.stringify([problem, document, title, asListed]);
  const earlier = new Map(before.map((one) => [keyOf(one), one]));
  // A problem keeps its first reason, so that another reason alone does not make another release.
  const byKey = new Map(
    [...before.filter(stillApplies), ...now].map((one) => {
      const key = keyOf(one);
      return [key, earlier.get(key) ?? one];
    }),
  );
  return [...byKey.keys()].sort().flatMap((key) => byKey.get(key) ?? []);
}
