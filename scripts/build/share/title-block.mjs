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

/** How far a title may reach into the picture in pixels, so that its subject stays visible. */
const INTO_PICTURE = 150;
const ROOM = PICTURE.left + INTO_PICTURE - MARGIN;

/** Titles are cut to this length before they are measured. All of ours are shorter. */
const LONGEST = 400;

/** Line height and glyph extents, as fractions of the font size. */
const LINE_HEIGHT = 1.02;
const CAPITAL = 0.67;
const ASCENT = 0.8;
const DESCENT = 0.28;
/** Side bearing of a letter, removed so that the title does not look indented. */
const BEARING = 0.04;

/**
 * @typedef {object} TitleLine
 * @property {string} text
 * @property {string} outlines the data of an SVG path.
 * @property {number} right end of the line.
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
 * Lays out a title in lines, the last of which stands at the foot of the card.
 * @param {string} title
 * @param {string} motto shown instead of a title that the fonts cannot render.
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
    /** Top of the first line's capitals. */
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
