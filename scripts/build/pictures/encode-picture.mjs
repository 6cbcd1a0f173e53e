import sharp from 'sharp';
import { ENCODING, SURFACE, WIDTHS, wantedFiles } from '../../../config/picture-files.mjs';

/**
 * Maximum number of pixels of a picture. A larger picture is rejected, because it is either a
 * decompression bomb or an original for print.
 */
const MAX_PIXELS = 100_000_000;

/**
 * Formats that are encoded. GIF and SVG files are served as they are: encoding would stop a GIF's
 * animation and blur an SVG's lines.
 */
const PHOTOGRAPHS = ['jpeg', 'png', 'webp', 'avif', 'heif', 'tiff'];

/**
 * @typedef {object} EncodedFile
 * @property {'avif' | 'webp' | 'jpeg'} format
 * @property {number} width
 * @property {number} height
 * @property {Buffer} bytes
 */

/**
 * Returns the colour that is shown in place of a picture while it loads. Usually it is the dominant
 * colour. For a picture with transparency it is the page's background: transparent pixels are often
 * black, so the dominant colour could be black.
 * @param {{ isOpaque: boolean, dominant: { r: number, g: number, b: number } }} stats
 */
const colourOf = ({ isOpaque, dominant: { r, g, b } }) =>
  isOpaque
    ? `#${[r, g, b].map((value) => value.toString(16).padStart(2, '0')).join('')}`
    : SURFACE.toLowerCase();

/**
 * Encodes a photograph in the formats and widths that the site uses.
 * @param {Buffer} bytes the original from the CMS.
 * @returns {Promise<{ colour: string, files: readonly EncodedFile[] }>} rejects with the reason
 * when the picture is broken, too large, animated or in another format.
 */
export async function encodePicture(bytes) {
  const master = sharp(bytes, { limitInputPixels: MAX_PIXELS }).autoOrient();
  const { format, pages = 1, autoOrient } = await master.metadata();
  if (!PHOTOGRAPHS.includes(format)) throw new Error(`It is ${format}, which is left as it is`);
  if (pages > 1) throw new Error('It moves, and is left as it is');
  const { width } = autoOrient;
  const fitting = WIDTHS.filter((one) => one < width);
  const widest = WIDTHS.at(-1) ?? width;
  const widths = width <= widest ? [...fitting, width] : fitting;

  const files = [];
  for (const wanted of wantedFiles(widths)) {
    const resized = master.clone().resize({ width: wanted.width });
    const encoded = resized
      .flatten({ background: SURFACE })
      .toFormat(wanted.format, ENCODING[wanted.format]);
    const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
    files.push({ ...wanted, width: info.width, height: info.height, bytes: data });
  }
  return { colour: colourOf(await master.stats()), files };
}
