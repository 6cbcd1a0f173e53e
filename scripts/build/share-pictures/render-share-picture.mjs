import sharp from 'sharp';
import { CARD, PICTURE } from './card-layout.mjs';
import { engraving } from './engraving.mjs';
import { sharePictureSvg } from './share-picture-svg.mjs';

/** @typedef {Omit<import('./card-layout.mjs').ShareCard, 'address'>} Card */

/**
 * Maximum number of pixels of a photograph. A larger one would need more memory than a build has.
 */
const MAX_PIXELS = 100_000_000;

/**
 * Formats that are accepted as photographs. SVG is not accepted, because an SVG file can load and
 * render other files.
 */
const PHOTOGRAPHS = /^(?:jpeg|png|webp|heif|gif|tiff)$/u;

/** JPEG quality. It results in files of 40 to 90 kB. */
const QUALITY = 84;

/** @param {Buffer} bytes */
async function photograph(bytes) {
  const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS });
  const { format } = await picture.metadata();
  if (!PHOTOGRAPHS.test(format)) throw new Error(`${format} is not a photograph's format`);
  return picture.autoOrient();
}

/**
 * Renders a share picture.
 * @param {Card} card
 * @param {Buffer | string} art the bytes of the card's photograph, or the SVG of its engraving.
 * @returns {Promise<Buffer>} a JPEG file; rejects when `art` is not a photograph in one of the
 * accepted formats.
 */
export async function renderSharePicture(card, art) {
  const picture =
    typeof art === 'string'
      ? sharp(Buffer.from(engraving(art, card.engraving.inks)))
      : await photograph(art);
  const { paper } = card.inks;
  return picture
    .resize(PICTURE.width, PICTURE.height, { position: card.photograph?.side ?? 'centre' })
    .flatten({ background: paper })
    .extend({ left: PICTURE.left, bottom: CARD.height - PICTURE.height, background: paper })
    .composite([{ input: Buffer.from(await sharePictureSvg(card)) }])
    .toColourspace('srgb')
    .jpeg({ quality: QUALITY, progressive: true })
    .toBuffer();
}
