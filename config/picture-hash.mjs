import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { ENCODING, WIDTHS } from './picture-files.mjs';

const MADE_WITH = JSON.stringify([ENCODING, WIDTHS, sharp.versions]);

/**
 * Returns a hash for the names of the files that are made from a picture. It depends on the
 * picture, the encoding settings and the versions of sharp's libraries.
 * @param {Uint8Array} master the bytes of the picture.
 * @param {string} [more] further settings that affect only the files of this picture.
 * @returns {string} 16 hexadecimal digits.
 */
export const pictureHash = (master, more = '') =>
  createHash('sha256').update(MADE_WITH).update(more).update(master).digest('hex').slice(0, 16);
