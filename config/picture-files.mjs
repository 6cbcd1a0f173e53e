/** The files made from each picture, both the site's own masters and pictures of the CMS. */

/**
 * In pixels, after common screens: cheap phones are 720 wide, better ones 1080, and a card takes
 * half of that. The smallest is for thumbnails.
 */
export const WIDTHS = [180, 360, 540, 720, 1080, 1800];

/** Few browsers support neither AVIF nor WebP: one fallback file is enough. */
const FALLBACK_WIDTH = 1200;

// Not `jpg`: vite-imagetools names the files of a `jpg` differently when they come from its cache,
// and prerendered pages would refer to files that their build has not made.
const FALLBACK = 'jpeg';

/**
 * Quality (of 100) and encoder effort for each format. At quality 62 and effort 2 the skies of the
 * masters had visible blocks. AVIF effort is 4: at 6 a file is 2 % smaller but takes three times as
 * long. Chroma at half the resolution (4:2:0) saves another eighth without a visible difference in
 * these drawings and photographs.
 */
export const ENCODING = /** @type {const} */ ({
  avif: { quality: 80, effort: 4, chromaSubsampling: '4:2:0' },
  webp: { quality: 78, effort: 4 },
  jpeg: { quality: 78, mozjpeg: true },
});

/**
 * Background colour for transparent pictures in every format: `paper` in `src/ui/theme/colour.ts`.
 * If the files stayed transparent, a picture would look different in each format and place.
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
  // WebP is only for the few browsers without AVIF: every second width, counted from the widest.
  const inWebp = widths.filter((_, place) => (widths.length - place) % 2 === 1);
  return [
    ...widths.map((width) => ({ format: /** @type {const} */ ('avif'), width })),
    ...inWebp.map((width) => ({ format: /** @type {const} */ ('webp'), width })),
    { format: FALLBACK, width: fallback },
  ];
}
