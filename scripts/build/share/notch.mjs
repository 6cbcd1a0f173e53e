import { PICTURE } from './card.mjs';

/** Paper beside and above the words that reach into the picture, in parts of their size. */
const BESIDE = 0.3;
const ABOVE = 0.16;
/** A cut less deep than this into the picture, or into the line beside it, looks like a mistake. */
const LEAST = 40;

/**
 * The stepped cut that a title's lines make into the picture, each on its own strip of paper.
 * @param {readonly { right: number, top: number, bottom: number }[]} lines
 * @param {number} size of their letters.
 * @returns {string} the data of an SVG path; empty when no line reaches that far.
 */
export function notch(lines, size) {
  const ends = lines.map(({ right }) => right + size * BESIDE);
  const strips = lines.map(({ top, bottom }, place) => {
    const end = ends[place] ?? 0;
    const beside = [ends[place - 1], ends[place + 1]].filter((other) => other !== undefined);
    const near = Math.max(end, ...beside.filter((other) => Math.abs(other - end) < LEAST));
    const reach = near > PICTURE.left ? Math.max(near, PICTURE.left + LEAST) : 0;
    return reach && `M0 ${top - size * ABOVE}H${reach}V${bottom}H0z`;
  });
  return strips.filter(Boolean).join('');
}
