import { copyFileSync, linkSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { COMPRESSED } from '../compress-files.mjs';

/** Error codes of file systems that cannot hard-link: another disk, no support, too many links. */
const NO_LINKS = ['EXDEV', 'EPERM', 'ENOTSUP', 'EMLINK'];

/**
 * @param {string} from
 * @param {string} to an existing file stays.
 * @returns {boolean} false when `from` does not exist.
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

/** The earlier build lacks a file. */
export class FileMissing extends Error {}

/**
 * Hard-links files of an earlier build into a new one. Both builds share the file then, so no code
 * may write to it. A large site has a hundred thousand files: each costs one system call.
 * @param {Iterable<string>} names within the folders.
 * @param {{ from: string, to: string }} folders
 * @throws {FileMissing}
 */
export function reuseFiles(names, { from, to }) {
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
 * Hard-links the compressed variants of reused files. Not every file has any.
 * @param {Iterable<string>} names
 * @param {{ from: string, to: string }} folders
 */
export function reuseCompressed(names, { from, to }) {
  for (const name of names) {
    for (const ending of COMPRESSED) {
      const file = `${name}${ending}`;
      if (!linkOrCopy(join(from, file), join(to, file))) break;
    }
  }
}
