import { PICTURE } from './card.mjs';

/** Of the paper behind a line, as fractions of the font size: from its baseline and its end. */
const ABOVE = 0.96;
const BELOW = 0.28;
const BESIDE = 0.3;
/** A shallower step into the picture, or between two lines, looks like a mistake. In pixels. */
const LEAST = 40;

/**
 * The stepped area that a title's lines cut out of the picture, one strip of paper a line.
 * @param {readonly { right: number, baseline: number }[]} lines
 * @param {number} size font size in pixels.
 * @returns {string} the data of an SVG path; empty when no line reaches the picture.
 */
export function notch(lines, size) {
  const ends = lines.map(({ right }) => right + size * BESIDE);
  const strips = lines.map(({ baseline }, place) => {
    const end = ends[place] ?? 0;
    const beside = [ends[place - 1], ends[place + 1]].filter((other) => other !== undefined);
    const near = Math.max(end, ...beside.filter((other) => Math.abs(other - end) < LEAST));
    const reach = near > PICTURE.left ? Math.max(near, PICTURE.left + LEAST) : 0;
    return reach && `M0 ${baseline - size * ABOVE}H${reach}V${baseline + size * BELOW}H0z`;
  });
  return strips.filter(Boolean).join('');
}
