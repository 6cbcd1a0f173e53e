/** Which files the site has of a picture, whoever makes them: its own masters and those of the CMS. */

export const WIDTHS = [360, 540, 800, 1200, 1800];

/** Browsers that know neither AVIF nor WebP are few: one file of them is enough. */
const FALLBACK_WIDTH = 1200;

const MODERN = /** @type {const} */ (['avif', 'webp']);
// Not `jpg`: from its cache vite-imagetools gives the files of a `jpg` another name, and pages drawn
// ahead would lead to files that their build has not made.
const FALLBACK = 'jpeg';

/** Of each file: how good, of 100, and how hard the encoder tries. */
export const QUALITY = { quality: 62, effort: 2 };

/**
 * @typedef {object} WantedFile
 * @property {'avif' | 'webp' | 'jpeg'} format
 * @property {number} width in pixels.
 */

/**
 * @param {readonly number[]} widths none wider than the picture, smallest first.
 * @returns {readonly WantedFile[]} the fallback is the last.
 */
export function wantedFiles(widths) {
  const fallback = widths.findLast((width) => width <= FALLBACK_WIDTH) ?? widths[0] ?? 0;
  return [
    ...MODERN.flatMap((format) => widths.map((width) => ({ format, width }))),
    { format: FALLBACK, width: fallback },
  ];
}
