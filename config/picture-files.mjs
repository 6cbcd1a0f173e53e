/** Which files the site has of a picture, whoever makes them: its own masters and those of the CMS. */

/**
 * In pixels, as screens are: cheap phones are 720 wide, better ones 1080, and a card takes half of that. The
 * smallest is a thumbnail's.
 */
export const WIDTHS = [180, 360, 540, 720, 1080, 1800];

/** Browsers that know neither AVIF nor WebP are few: one file of them is enough. */
const FALLBACK_WIDTH = 1200;

// Not `jpg`: from its cache vite-imagetools gives the files of a `jpg` another name, and pages drawn
// ahead would lead to files that their build has not made.
const FALLBACK = 'jpeg';

/**
 * Of each format: how good, of 100, and how hard the encoder tries. At 62 and 2 the skies of the masters
 * stood in blocks. AVIF tries at 4: at 6 a file is 2 % smaller and takes three times as long. Colour at
 * half the resolution saves another eighth, which these drawings and photographs do not show.
 */
export const ENCODING = /** @type {const} */ ({
  avif: { quality: 80, effort: 4, chromaSubsampling: '4:2:0' },
  webp: { quality: 78, effort: 4 },
  jpeg: { quality: 78, mozjpeg: true },
});

/**
 * What lies under a transparent picture in every format: the page's own surface, `paper` in
 * `src/ui/theme/colour.ts`. With transparency kept, one file would look different in each format and place.
 */
export const SURFACE = '#F4EEE1';

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
  // Browsers without AVIF are fewer each year: every second width is enough for them, from the widest on.
  const inWebp = widths.filter((_, place) => (widths.length - place) % 2 === 1);
  return [
    ...widths.map((width) => ({ format: /** @type {const} */ ('avif'), width })),
    ...inWebp.map((width) => ({ format: /** @type {const} */ ('webp'), width })),
    { format: FALLBACK, width: fallback },
  ];
}
