import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { ENCODING, WIDTHS } from './picture-files.mjs';

const MADE_WITH = JSON.stringify([ENCODING, WIDTHS, sharp.versions]);

/**
 * Names the files made of a picture: another where the picture is, or the way that they are made.
 * @param {Uint8Array} master the bytes of the picture.
 * @param {string} [more] of the way that these files alone are made.
 * @returns {string} 16 digits
 */
export const pictureHash = (master, more = '') =>
  createHash('sha256').update(MADE_WITH).update(more).update(master).digest('hex').slice(0, 16);
