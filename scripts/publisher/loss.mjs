import { countedIn, documentKey, LISTS } from './document-key.mjs';

/** @typedef {import('../../src/application/public-content').PublicContent} PublicContent */

/** Shorter lists are not checked: removing half of one is ordinary editing. */
const FEWEST = 6;

/**
 * Keys of documents whose absence is explained, or was noticed before.
 * @typedef {object} Excuses
 * @property {readonly string[]} takenDown the CMS sent an unpublish or delete event for each.
 * @property {readonly string[]} confirmed the owner has confirmed their removal.
 * @property {readonly string[]} vanished they disappeared within the last day without an event.
 */

/**
 * @typedef {object} Loss
 * @property {readonly string[]} gone keys of the documents that would disappear.
 * @property {string} text how many would disappear and how many would stay.
 */

/** @param {Excuses['vanished']} vanished @param {import('./document-key.mjs').ListName} list */
const idsOf = (vanished, list) =>
  vanished.filter((key) => key.startsWith(`${list}/`)).map((key) => key.slice(list.length + 1));

/**
 * The documents that are served and no longer listed.
 * @param {PublicContent} served
 * @param {PublicContent} now
 * @returns {readonly string[]} their keys.
 */
export const goneFrom = (served, now) =>
  LISTS.flatMap((list) => {
    const present = new Set(now[list].items.map(({ id }) => String(id)));
    return served[list].items
      .filter(({ id }) => !present.has(id))
      .map(({ id }) => documentKey(list, id));
  });

/**
 * Detects that more than half of the products or of the posts would disappear at once, and that at
 * least one of them has no unpublish or delete event. This happens when the CMS runs on an empty or
 * a wrong database. Documents that vanished within the last day count too, so that a list cannot
 * shrink away in small steps.
 * @param {PublicContent} served
 * @param {PublicContent} now
 * @param {Excuses} excuses
 * @returns {Loss | null}
 */
export function lossBetween(served, now, { takenDown, confirmed, vanished }) {
  const excused = new Set([...takenDown, ...confirmed]);
  const gone = goneFrom(served, now);
  const losses = LISTS.flatMap((list) => {
    const present = new Set(
      [...now[list].items, ...served[list].items].map(({ id }) => String(id)),
    );
    const earlier = idsOf(vanished, list).filter((id) => !present.has(id)).length;
    const going = gone.filter((key) => key.startsWith(`${list}/`));
    const all = served[list].items.length + earlier;
    const isLarge = all >= FEWEST && (going.length + earlier) * 2 > all;
    const unexplained = going.filter((key) => !excused.has(key)).length;
    if (!isLarge || unexplained === 0) return [];
    return [textOf(list, { going: going.length, unexplained, earlier, now: now[list] })];
  });
  return losses.length === 0 ? null : { gone, text: losses.join(' ') };
}

/**
 * @param {import('./document-key.mjs').ListName} list
 * @param {{ going: number, unexplained: number, earlier: number, now: PublicContent['products'] | PublicContent['posts'] }} counts
 */
function textOf(list, { going, unexplained, earlier, now }) {
  const stay = now.items.length;
  const unreadable = now.total - stay;
  const notes = [
    ...(earlier > 0 ? [`${earlier} more went within the last day`] : []),
    ...(unreadable > 0
      ? [`the CMS counts ${now.total}, of which ${unreadable} cannot be read`]
      : []),
    `the CMS told of ${going - unexplained === 0 ? 'none' : `only ${going - unexplained}`} of them being unpublished or deleted`,
  ];
  return `${countedIn(list, going)} were to go, ${stay} stay (${notes.join('; ')}).`;
}
