import { FOOT, MARGIN, PICTURE } from './card.mjs';
import { fitTitle } from './fit-title.mjs';
import { SERIF } from './fonts.mjs';
import { writable } from './printable-text.mjs';
import { outlinesOf, widthOf } from './text-outlines.mjs';

const FACE = { family: SERIF, tracking: -0.018 };
const STEPS = [
  { size: 92, lines: 3 },
  { size: 80, lines: 4 },
  { size: 68, lines: 4 },
  { size: 58, lines: 5 },
  { size: 50, lines: 6 },
];

/** How far a title goes into the picture at most: what stands in the middle of it stays clear. */
const INTO_PICTURE = 150;
const ROOM = PICTURE.left + INTO_PICTURE - MARGIN;

/** More than any title of ours: what else is sent for one is not measured to its end. */
const LONGEST = 400;

/** In parts of the size: from line to line, and how far the letters reach from theirs. */
const LINE_HEIGHT = 1.02;
const CAPITAL = 0.67;
const ASCENT = 0.8;
const DESCENT = 0.28;
/** So much white stands before a letter, that a title would seem to be set in. */
const BEARING = 0.04;

/**
 * @typedef {object} TitleLine
 * @property {string} text
 * @property {string} outlines the data of an SVG path.
 * @property {number} right where it ends.
 * @property {number} top of its letters.
 * @property {number} bottom
 */

/** @param {string} title */
const written = (title) =>
  title
    .slice(0, LONGEST)
    .split('\n')
    .map((line) => writable(line, SERIF))
    .filter(Boolean)
    .join('\n');

/**
 * A title on its lines, the last of which stands at the foot of the card.
 * @param {string} title
 * @param {string} motto in place of one that no font can write.
 */
export function titleBlock(title, motto) {
  const { size, lines } = fitTitle(written(title) || written(motto), {
    face: FACE,
    steps: STEPS,
    room: ROOM,
  });
  const type = { ...FACE, size };
  const baselineOf = (/** @type {number} */ place) =>
    FOOT - (lines.length - 1 - place) * size * LINE_HEIGHT;
  return {
    size,
    /** Of its first line's capitals. */
    top: baselineOf(0) - size * CAPITAL,
    /** @type {readonly TitleLine[]} */
    lines: lines.map((text, place) => ({
      text,
      outlines: outlinesOf(text, type, { x: MARGIN - size * BEARING, y: baselineOf(place) }),
      right: MARGIN + widthOf(text, type),
      top: baselineOf(place) - size * ASCENT,
      bottom: baselineOf(place) + size * DESCENT,
    })),
  };
}
