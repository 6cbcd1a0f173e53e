import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { ENCODING, WIDTHS } from './picture-files.mjs';

const MADE_WITH = JSON.stringify([ENCODING, WIDTHS, sharp.versions]);

/**
 * Hash for the names of the files made from a picture. It changes with the picture and with the
 * encoding settings.
 * @param {Uint8Array} master the bytes of the picture.
 * @param {string} [more] further settings that apply to these files only.
 * @returns {string} 16 digits
 */
export const pictureHash = (master, more = '') =>
  createHash('sha256').update(MADE_WITH).update(more).update(master).digest('hex').slice(0, 16);
