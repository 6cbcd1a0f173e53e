import { CARD, FOOT, MARGIN, PICTURE } from './card.mjs';
import { engraving } from './engraving.mjs';
import { fitTitle } from './fit-title.mjs';
import { SANS, SERIF } from './fonts.mjs';
import { notch } from './notch.mjs';
import { writable } from './printable-text.mjs';
import { outlinesOf } from './text-outlines.mjs';
import { titleBlock } from './title-block.mjs';

/** @typedef {Omit<import('./card.mjs').ShareCard, 'address'>} Card */

const NAME = { family: SERIF, size: 56 };
const SMALL = { family: SANS, size: 19, tracking: 0.15 };
const NAME_LINE = MARGIN + 40;
const BRAND_LINE = MARGIN + 76;
const OVER_TITLE = 30;

/** Box of the engraving: further right, because titles cut into its left side. */
const PLATE = {
  x: PICTURE.left + 60,
  y: 36,
  width: PICTURE.width - 90,
  height: PICTURE.height - 64,
};

/** A resin tear, as in `art/svg/incision.svg`, hanging by its tip. */
const TEAR = 'c.5 5.4 7.4 9.6 7.4 18a7.4 7.6 0 0 1-14.8 0c0-8.4 6.9-12.6 7.4-18';
/** It hangs from the foot of the picture, at the margin. */
const THREAD = { x: CARD.width - MARGIN + 0.5, top: PICTURE.height, bottom: FOOT + 4 };

/**
 * One line of text at the margin, cut before it reaches the picture.
 * @param {string} words
 * @param {import('./text-outlines.mjs').Type} type
 * @param {number} y
 */
function lineAt(words, type, y) {
  const { lines } = fitTitle(writable(words, type.family), {
    face: type,
    steps: [{ size: type.size, lines: 1 }],
    room: PICTURE.left - 2 * MARGIN,
  });
  return outlinesOf(lines[0] ?? '', type, { x: MARGIN, y });
}

/**
 * The SVG of a card without its photograph, whose area stays transparent.
 * @param {Card} card
 * @param {string | null} drawing the SVG of its engraving; `null` with a photograph.
 */
export function sharePictureSvg({ brand, label, title, motto, engraving: plate, inks }, drawing) {
  const { size, top, lines } = titleBlock(title, motto);
  const path = (/** @type {string} */ fill, /** @type {string} */ outlines) =>
    `<path fill="${fill}" d="${outlines}"/>`;
  const ground = `M${PICTURE.left} 0H${CARD.width}V${PICTURE.height}H${PICTURE.left}z`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}">`,
    drawing === null ? '' : path(plate.inks.ground, ground) + engraving(drawing, plate.inks, PLATE),
    path(inks.paper, notch(lines, size)),
    path(inks.ink, lineAt(brand.name, NAME, NAME_LINE)),
    path(inks.umber, lineAt(brand.line.toUpperCase(), SMALL, BRAND_LINE)),
    path(inks.umber, lineAt((label ?? '').toUpperCase(), SMALL, top - OVER_TITLE)),
    ...lines.map(({ outlines }) => path(inks.ink, outlines)),
    `<path stroke="${inks.umber}" d="M${THREAD.x} ${THREAD.top}V${THREAD.bottom}"/>`,
    path(inks.tear, `M${THREAD.x} ${THREAD.bottom - 2}${TEAR}`),
    '</svg>',
  ].join('');
}
