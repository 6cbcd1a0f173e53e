import { countedIn, documentKey, LISTS } from './document-key.mjs';

/** @typedef {import('../../src/application/public-content').PublicContent} PublicContent */

/** In a shorter list, half of it is an ordinary day's work. */
const FEWEST = 6;

/**
 * Documents that are missing for a known reason, by their keys.
 * @typedef {object} Excuses
 * @property {readonly string[]} takenDown their own unpublish or delete events were heard.
 * @property {readonly string[]} confirmed the owner has confirmed that they go.
 * @property {readonly string[]} vanished they went within the last day, and no event told of them.
 */

/**
 * @typedef {object} Loss
 * @property {readonly string[]} gone the keys of the documents that would go.
 * @property {string} text how many would go and how many would stay.
 */

/** @param {Excuses['vanished']} vanished @param {import('./document-key.mjs').ListName} list */
const idsOf = (vanished, list) =>
  vanished.filter((key) => key.startsWith(`${list}/`)).map((key) => key.slice(list.length + 1));

/**
 * The documents that are served and not listed any more.
 * @param {PublicContent} served
 * @param {PublicContent} now
 * @returns {readonly string[]} their keys.
 */
export const goneFrom = (served, now) =>
  LISTS.flatMap((list) => {
    const there = new Set(now[list].items.map(({ id }) => String(id)));
    return served[list].items
      .filter(({ id }) => !there.has(id))
      .map(({ id }) => documentKey(list, id));
  });

/**
 * Whether more than half of the products or of the posts would go at once, and not each of them was
 * taken down by an event of its own: a CMS on an empty or a wrong database looks like that. What
 * vanished within the last day counts, so that a list cannot shrink away in small steps.
 * @param {PublicContent} served
 * @param {PublicContent} now
 * @param {Excuses} excuses
 * @returns {Loss | null}
 */
export function lossBetween(served, now, { takenDown, confirmed, vanished }) {
  const excused = new Set([...takenDown, ...confirmed]);
  const gone = goneFrom(served, now);
  const losses = LISTS.flatMap((list) => {
    const there = new Set([...now[list].items, ...served[list].items].map(({ id }) => String(id)));
    const earlier = idsOf(vanished, list).filter((id) => !there.has(id)).length;
    const going = gone.filter((key) => key.startsWith(`${list}/`));
    const all = served[list].items.length + earlier;
    const isLarge = all >= FEWEST && (going.length + earlier) * 2 > all;
    const untold = going.filter((key) => !excused.has(key)).length;
    if (!isLarge || untold === 0) return [];
    return [textOf(list, { going: going.length, untold, earlier, now: now[list] })];
  });
  return losses.length === 0 ? null : { gone, text: losses.join(' ') };
}

/**
 * @param {import('./document-key.mjs').ListName} list
 * @param {{ going: number, untold: number, earlier: number, now: PublicContent['products'] | PublicContent['posts'] }} counts
 */
function textOf(list, { going, untold, earlier, now }) {
  const stay = now.items.length;
  const unreadable = now.total - stay;
  const notes = [
    ...(earlier > 0 ? [`${earlier} more went within the last day`] : []),
    ...(unreadable > 0
      ? [`the CMS counts ${now.total}, of which ${unreadable} cannot be read`]
      : []),
    `the CMS told of ${going - untold === 0 ? 'none' : `only ${going - untold}`} of them being unpublished or deleted`,
  ];
  return `${countedIn(list, going)} were to go, ${stay} stay (${notes.join('; ')}).`;
}
