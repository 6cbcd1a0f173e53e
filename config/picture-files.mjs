/**
 * This file defines the files that are made from each picture: from the site's own original
 * pictures (the masters) and from pictures of the CMS.
 */

/**
 * Widths in pixels, chosen for common screens. Screens of cheap phones are 720 pixels wide, and
 * screens of better phones 1080 pixels. The picture of a card is half as wide as the screen. The
 * smallest width is for thumbnails.
 */
export const WIDTHS = [180, 360, 540, 720, 1080, 1800];

/**
 * Maximum width of the fallback file in pixels. One fallback file is enough, because few browsers
 * support neither AVIF nor WebP.
 */
const FALLBACK_WIDTH = 1200;

// Use `jpeg` and not `jpg`. vite-imagetools gives `jpg` files from its cache other names, so
// prerendered pages would refer to files that the build has not created.
const FALLBACK = 'jpeg';

/**
 * Quality (up to 100) and encoder effort for each format. At quality 62 and effort 2, the skies in
 * the masters had visible blocks. AVIF effort is 4, because at 6 a file is 2 % smaller but takes
 * three times as long. Chroma subsampling (4:2:0) makes AVIF files an eighth smaller, without a
 * visible difference in the site's drawings and photographs.
 */
export const ENCODING = /** @type {const} */ ({
  avif: { quality: 80, effort: 4, chromaSubsampling: '4:2:0' },
  webp: { quality: 78, effort: 4 },
  jpeg: { quality: 78, mozjpeg: true },
});

/**
 * Background colour for transparent pictures in every format, the same as `paper` in
 * `src/ui/theme/colour.ts`. Without this colour, a transparent picture would have a black
 * background as JPEG, and the background of the page as AVIF or WebP.
 */
export const SURFACE = '#F4EEE1';

/**
 * @typedef {object} WantedFile
 * @property {'avif' | 'webp' | 'jpeg'} format
 * @property {number} width in pixels.
 */

/**
 * Returns the files to make from a picture.
 * @param {readonly number[]} widths in pixels, smallest first; none is wider than the picture.
 * @returns {readonly WantedFile[]} the fallback is the last file.
 */
export function wantedFiles(widths) {
  const fallback = widths.findLast((width) => width <= FALLBACK_WIDTH) ?? widths[0] ?? 0;
  // WebP is only for the few browsers without AVIF, so it gets only every second width, counted
  // from the widest.
  const inWebp = widths.filter((_, place) => (widths.length - place) % 2 === 1);
  return [
    ...widths.map((width) => ({ format: /** @type {const} */ ('avif'), width })),
    ...inWebp.map((width) => ({ format: /** @type {const} */ ('webp'), width })),
    { format: FALLBACK, width: fallback },
  ];
}
