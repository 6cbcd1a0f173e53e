import { PICTURE } from './card-layout.mjs';

/**
 * Each line of a title is on a strip in the background colour of the card. The constants are the
 * extents of the strip above the baseline, below the baseline, and beyond the end of the line, as
 * fractions of the font size.
 */
const ABOVE = 0.96;
const BELOW = 0.28;
const BESIDE = 0.3;
/**
 * Minimum difference, in pixels, between the right ends of two adjacent strips. A smaller
 * difference looks like a mistake, so the shorter strip is extended to the end of the longer one.
 * Also the minimum width by which a strip covers the picture.
 */
const LEAST = 40;

/**
 * Returns the outline of the strips behind the lines of a title. They have the colour of the card
 * and cover the part of the picture behind the text. A line that does not reach the picture has no
 * strip.
 * @param {readonly { right: number, baseline: number }[]} lines
 * @param {number} size font size in pixels.
 * @returns {string} the data of an SVG path; an empty string when no line reaches the picture.
 */
export function titleStrips(lines, size) {
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
