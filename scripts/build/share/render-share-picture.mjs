import sharp from 'sharp';
import { CARD, PICTURE } from './card.mjs';
import { sharePictureSvg } from './share-picture-svg.mjs';

/** @typedef {Omit<import('./card.mjs').ShareCard, 'address'>} Card */

/** A picture with more pixels is not decoded: it would need more memory than a build has. */
const MOST_PIXELS = 100_000_000;

/** Not SVG: an SVG file decides itself what else is loaded and rendered. */
const PHOTOGRAPHS = /^(?:jpeg|png|webp|heif|gif|tiff)$/u;

/** JPEG quality that gives files of 40 to 90 kB. */
const QUALITY = 84;

/**
 * The card's paper with the photograph in its place.
 * @param {Buffer} photograph
 * @param {Card} card
 */
async function withPhotograph(photograph, { photograph: place, inks }) {
  const picture = sharp(photograph, { limitInputPixels: MOST_PIXELS });
  const { format } = await picture.metadata();
  if (!PHOTOGRAPHS.test(format)) throw new Error(`${format} is not a photograph's format`);
  return picture
    .autoOrient()
    .resize(PICTURE.width, PICTURE.height, { position: place?.side ?? 'centre' })
    .flatten({ background: inks.paper })
    .extend({
      left: PICTURE.left,
      bottom: CARD.height - PICTURE.height,
      background: inks.paper,
    });
}

const blank = (/** @type {string} */ paper) =>
  sharp({ create: { ...CARD, channels: 3, background: paper } });

/**
 * @param {Card} card
 * @param {Buffer | string} art the bytes of its photograph, or the SVG of its engraving.
 * @returns {Promise<Buffer>} a JPEG; rejects when the photograph is not one.
 */
export async function renderSharePicture(card, art) {
  const isDrawing = typeof art === 'string';
  const ground = isDrawing ? blank(card.inks.paper) : await withPhotograph(art, card);
  const svg = sharePictureSvg(card, isDrawing ? art : null);
  return ground
    .composite([{ input: Buffer.from(svg) }])
    .toColourspace('srgb')
    .jpeg({ quality: QUALITY, progressive: true })
    .toBuffer();
}
