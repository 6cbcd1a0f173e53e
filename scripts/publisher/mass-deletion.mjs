import { documentsIn } from '../build/public-content-items.mjs';

/**
 * @typedef {import('../../src/application/content-types/public-content').PublicContent}
 * PublicContent
 */

/**
 * Lists with fewer documents than this are not checked: removing half of a short list is ordinary
 * editing.
 */
const FEWEST = 6;

/**
 * What the publisher knows about documents that the CMS no longer lists. Each list contains
 * document keys.
 * @typedef {object} Excuses
 * @property {readonly string[]} takenDown the CMS sent an unpublish or delete event for each of
 * these documents.
 * @property {readonly string[]} confirmed the owner has confirmed the removal of these documents.
 * @property {readonly string[]} vanished these documents disappeared from the site within the last
 * day without an event. They are no excuse: they count as lost too.
 */

/**
 * @typedef {object} Loss
 * @property {readonly string[]} gone keys of the documents that would disappear.
 * @property {string} text says how many documents would disappear and how many would stay.
 */

/**
 * Finds the documents that the served release contains but the CMS no longer lists.
 * @param {PublicContent} served
 * @param {PublicContent} now
 * @returns {readonly string[]} the keys of these documents.
 */
export function goneFrom(served, now) {
  const present = documentsIn(now);
  return [...documentsIn(served).keys()].filter((document) => !present.has(document));
}

/**
 * Words for documents in messages to the owner, by content type. Other types use the type's name.
 */
const NOUNS = /** @type {Readonly<Record<string, string>>} */ ({
  blog: 'post',
  'law-page': 'law page',
});

/**
 * Returns a number of documents in words, for example `31 products`.
 * @param {string} type
 * @param {number} count
 */
const counted = (type, count) => {
  const noun = NOUNS[type] ?? type;
  return `${count} ${noun}${count === 1 ? '' : noun.endsWith('ch') ? 'es' : 's'}`;
};

/**
 * Detects a mass deletion, which happens for example when the CMS runs on an empty database. A mass
 * deletion is a loss of more than half of the documents of a content type with at least `FEWEST`
 * documents. Documents that vanished within the last day count as lost too, so that many small
 * losses are detected.
 *
 * A loss is no mass deletion when every disappearing document is explained: the CMS sent an
 * unpublish or delete event for it, or the owner has confirmed its removal.
 * @param {PublicContent} served
 * @param {PublicContent} now
 * @param {Excuses} excuses
 * @returns {Loss | null} `null` when there is no mass deletion.
 */
export function massDeletionBetween(served, now, { takenDown, confirmed, vanished }) {
  const excused = new Set([...takenDown, ...confirmed]);
  const gone = goneFrom(served, now);
  const known = new Set([...documentsIn(served).keys(), ...documentsIn(now).keys()]);
  const losses = Object.entries(now).flatMap(([type, list]) => {
    const isOfType = (/** @type {string} */ document) => document.startsWith(`${type}/`);
    const earlier = vanished.filter((key) => isOfType(key) && !known.has(key)).length;
    const going = gone.filter(isOfType);
    const all = (served[/** @type {keyof PublicContent} */ (type)]?.items.length ?? 0) + earlier;
    const isLarge = all >= FEWEST && (going.length + earlier) * 2 > all;
    const unexplained = going.filter((key) => !excused.has(key)).length;
    if (!isLarge || unexplained === 0) return [];
    return [textOf(type, { going: going.length, unexplained, earlier, now: list })];
  });
  return losses.length === 0 ? null : { gone, text: losses.join(' ') };
}

/**
 * @param {string} type
 * @param {{ going: number, unexplained: number, earlier: number, now: PublicContent['product'] }}
 * counts
 */
function textOf(type, { going, unexplained, earlier, now }) {
  const stay = now.items.length;
  const unreadable = now.total - stay;
  const notes = [
    ...(earlier > 0 ? [`${earlier} more went within the last day`] : []),
    ...(unreadable > 0
      ? [`the CMS counts ${now.total}, of which ${unreadable} cannot be read`]
      : []),
    `the CMS told of ${going - unexplained === 0 ? 'none' : `only ${going - unexplained}`} of them being unpublished or deleted`,
  ];
  return `${counted(type, going)} were to go, ${stay} stay (${notes.join('; ')}).`;
}
