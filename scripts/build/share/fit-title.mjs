import { widthOf } from './text-outlines.mjs';

/**
 * @typedef {object} Step
 * @property {number} size in pixels.
 * @property {number} lines at most.
 */

/** @typedef {Omit<import('./text-outlines.mjs').Type, 'size'>} Face */

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const graphemesOf = (/** @type {string} */ text) =>
  [...graphemes.segment(text)].map(({ segment }) => segment);

/**
 * @typedef {object} Word
 * @property {string} text
 * @property {number} width
 */

/**
 * Wraps words greedily.
 * @param {readonly Word[]} words
 * @param {number} space
 * @param {number} room
 */
function wrapped(words, space, room) {
  /** @type {Word[]} */
  const lines = [];
  for (const word of words) {
    const last = lines.at(-1);
    const width = (last?.width ?? 0) + space + word.width;
    if (last === undefined || width > room) lines.push({ ...word });
    else Object.assign(last, { text: `${last.text} ${word.text}`, width });
  }
  return lines;
}

/** Precision in pixels of the binary search for balanced lines. */
const BALANCED_TO = 4;

/**
 * Wraps words into lines of similar length, as `text-wrap: balance` does: finds the narrowest width
 * that needs no more lines.
 * @param {readonly Word[]} words
 * @param {number} space
 * @param {number} room
 */
function balanced(words, space, room) {
  const { length } = wrapped(words, space, room);
  let fits = room;
  let tooNarrow = Math.max(...words.map(({ width }) => width)) - 1;
  while (fits - tooNarrow > BALANCED_TO) {
    const middle = (fits + tooNarrow) / 2;
    if (wrapped(words, space, middle).length > length) tooNarrow = middle;
    else fits = middle;
  }
  return wrapped(words, space, fits);
}

/**
 * Splits a word into parts that each fit on a line.
 * @param {Word} word
 * @param {number} room
 * @param {(text: string) => number} measure
 */
function broken(word, room, measure) {
  if (word.width <= room) return [word];
  /** @type {string[]} */
  const parts = [];
  for (const character of graphemesOf(word.text)) {
    const last = parts.at(-1);
    if (last === undefined || measure(last + character) > room) parts.push(character);
    else parts[parts.length - 1] = last + character;
  }
  return parts.map((text) => ({ text, width: measure(text) }));
}

/**
 * @param {string} line
 * @param {number} room
 * @param {(text: string) => number} measure
 */
function withEllipsis(line, room, measure) {
  const characters = graphemesOf(line);
  while (characters.length > 0 && measure(`${characters.join('')}…`) > room) characters.pop();
  return `${characters.join('').replace(/[\s\p{P}]+$/u, '')}…`;
}

/**
 * Sets a title in the largest size in which its words fit, with its author's line breaks if
 * possible. In the smallest size, the rest is cut: an overlong word breaks at the end of the line,
 * and the last line ends with an ellipsis.
 * @param {string} title with its author's line breaks.
 * @param {{ face: Face, steps: readonly Step[], room: number }} options room: width of a line in
 * pixels.
 * @returns {{ size: number, lines: readonly string[] }}
 */
export function fitTitle(title, { face, steps, room }) {
  const authored = title.split('\n');
  const at = (/** @type {number} */ size) => {
    const measure = (/** @type {string} */ text) => widthOf(text, { ...face, size });
    const words = title.split(/[ \n]/u).map((text) => ({ text, width: measure(text) }));
    return { measure, words, space: measure('n n') - 2 * measure('n') };
  };
  for (const { size, lines: most } of steps) {
    const { measure, words, space } = at(size);
    const fits = (/** @type {string} */ line) => measure(line) <= room;
    if (authored.length <= most && authored.every(fits)) return { size, lines: authored };
    const isWhole = words.every(({ width }) => width <= room);
    const lines = balanced(words, space, room).map(({ text }) => text);
    if (isWhole && lines.length <= most) return { size, lines };
  }
  const { size, lines: most } = /** @type {Step} */ (steps.at(-1));
  const { measure, words, space } = at(size);
  const parts = words.flatMap((word) => broken(word, room, measure));
  const lines = wrapped(parts, space, room).map(({ text }) => text);
  const shown = lines.slice(0, most);
  if (lines.length > most) shown.push(withEllipsis(shown.pop() ?? '', room, measure));
  return { size, lines: shown };
}
