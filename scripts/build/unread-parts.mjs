/** @typedef {import('../../src/application/public-content').PublicContent} PublicContent */

/**
 * What of a document could not be read, or shown.
 * @typedef {object} Found
 * @property {string | null} document `product/abc`; `null` for one that has no id.
 * @property {string} title what it can be found by, where the lists do not tell its title.
 * @property {string} problem
 */

/**
 * @typedef {Found & { asListed: string | null }} UnreadPart `asListed` is what the lists said of it then; `null` where
 * they lack it.
 */

/** What the lists say of each document. @param {PublicContent} content as `digested`. @returns {ReadonlyMap<string, string>} */
const listedIn = ({ products, posts }) =>
  new Map([
    ...products.items.map(({ id, asListed }) => /** @type {const} */ ([`product/${id}`, asListed])),
    ...posts.items.map(({ id, asListed }) => /** @type {const} */ ([`post/${id}`, asListed])),
  ]);

/**
 * What is to be mended in documents that could not be read wholly: as this build found it, and for documents that
 * it had no reason to read again, as an earlier one did.
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
  const isKept = (/** @type {UnreadPart} */ { document, asListed }) => {
    if (document !== null && readWhole.has(document)) return false;
    // Reading the lists whole finds it again.
    if (asListed === null) return !isWhole;
    return document !== null && listed.get(document) === asListed;
  };
  const now = found.map((one) => ({
    ...one,
    asListed: one.document === null ? null : (listed.get(one.document) ?? null),
  }));
  // Pictures last: when all of them are away they are many.
  const keyOf = (/** @type {UnreadPart} */ one) =>
    JSON.stringify([one.problem, one.document, one.title]);
  const byKey = new Map([...before.filter(isKept), ...now].map((one) => [keyOf(one), one]));
  return [...byKey.keys()].sort().flatMap((key) => byKey.get(key) ?? []);
}
