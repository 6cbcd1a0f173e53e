import { copyFileSync, linkSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { COMPRESSED } from '../compress-files.mjs';

/** Where links lead nowhere: another disk, or one that has none. */
const NO_LINKS = ['EXDEV', 'EPERM', 'ENOTSUP', 'EMLINK'];

/**
 * @param {string} from
 * @param {string} to what stands there already stays.
 * @returns {boolean} false where there is nothing to link.
 */
function linkOrCopy(from, to) {
  try {
    linkSync(from, to);
  } catch (error) {
    const { code = '' } = /** @type {NodeJS.ErrnoException} */ (error);
    if (code === 'ENOENT') return false;
    if (NO_LINKS.includes(code)) copyFileSync(from, to);
    else if (code !== 'EEXIST') throw error;
  }
  return true;
}

/** An earlier build is not whole. */
export class FileMissing extends Error {}

/**
 * Lays files of an earlier build into a new one. Both have the same file then, which nobody may write to.
 * Of a large site these are a hundred thousand: each is asked for once.
 * @param {Iterable<string>} names within the folders.
 * @param {{ from: string, to: string }} folders
 * @throws {FileMissing}
 */
export function keepFiles(names, { from, to }) {
  const made = new Set();
  for (const name of names) {
    const folder = dirname(name);
    if (!made.has(folder)) mkdirSync(join(to, folder), { recursive: true });
    made.add(folder);
    if (!linkOrCopy(join(from, name), join(to, name))) {
      throw new FileMissing(`${name} is missing in it`);
    }
  }
}

/**
 * The compressed files beside those that were kept, of which not all have some.
 * @param {Iterable<string>} names
 * @param {{ from: string, to: string }} folders
 */
export function keepCompressed(names, { from, to }) {
  for (const name of names) {
    for (const ending of COMPRESSED) {
      const file = `${name}${ending}`;
      if (!linkOrCopy(join(from, file), join(to, file))) break;
    }
  }
}
