import { widthOf } from './text-outlines.mjs';

/**
 * @typedef {object} Step
 * @property {number} size in pixels.
 * @property {number} lines at most.
 */

/** @typedef {Omit<import('./text-outlines.mjs').Type, 'size'>} Face */

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const signsOf = (/** @type {string} */ text) =>
  [...graphemes.segment(text)].map(({ segment }) => segment);

/**
 * @typedef {object} Word
 * @property {string} text
 * @property {number} width
 */

/**
 * As many words on each line as fit.
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

/** Lines of about one length, as `text-wrap: balance` makes them: the narrowest room that needs no more. */
const BALANCED_TO = 4;

/**
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
 * The parts of a word of which each fits on a line.
 * @param {Word} word
 * @param {number} room
 * @param {(text: string) => number} measure
 */
function broken(word, room, measure) {
  if (word.width <= room) return [word];
  /** @type {string[]} */
  const parts = [];
  for (const sign of signsOf(word.text)) {
    const last = parts.at(-1);
    if (last === undefined || measure(last + sign) > room) parts.push(sign);
    else parts[parts.length - 1] = last + sign;
  }
  return parts.map((text) => ({ text, width: measure(text) }));
}

/**
 * @param {string} line
 * @param {number} room
 * @param {(text: string) => number} measure
 */
function withEllipsis(line, room, measure) {
  const signs = signsOf(line);
  while (signs.length > 0 && measure(`${signs.join('')}…`) > room) signs.pop();
  return `${signs.join('').replace(/[\s\p{P}]+$/u, '')}…`;
}

/**
 * A title in the largest of several sizes in which its words fit, broken where its author would have
 * it if it can be. In the smallest, what does not fit is cut: an endless word at the end of the line,
 * the last line with an ellipsis.
 * @param {string} title with its author's line breaks.
 * @param {{ face: Face, steps: readonly Step[], room: number }} options room: of a line, in pixels.
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
