import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { ENCODING, WIDTHS } from './picture-files.mjs';

const MADE_WITH = JSON.stringify([ENCODING, WIDTHS, sharp.versions]);

/**
 * Names the files made of a picture: another where the picture is, or the way that they are made.
 * @param {Uint8Array} master the bytes of the picture.
 * @returns {string} 16 digits
 */
export const pictureHash = (master) =>
  createHash('sha256').update(MADE_WITH).update(master).digest('hex').slice(0, 16);
