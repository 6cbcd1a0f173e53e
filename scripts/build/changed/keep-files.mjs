import { copyFileSync, existsSync, linkSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { COMPRESSED } from '../compress-files.mjs';

/** Where links lead nowhere: another disk, or one that has none. */
const NO_LINKS = ['EXDEV', 'EPERM', 'ENOTSUP', 'EMLINK'];

/** @param {string} from @param {string} to */
function linkOrCopy(from, to) {
  try {
    linkSync(from, to);
  } catch (error) {
    const { code = '' } = /** @type {NodeJS.ErrnoException} */ (error);
    if (!NO_LINKS.includes(code)) throw error;
    copyFileSync(from, to);
  }
}

/** An earlier build is not whole. */
export class FileMissing extends Error {}

/**
 * Lays files of an earlier build into a new one that has none of their names yet. Both have the same
 * file then, which nobody may write to.
 * @param {Iterable<string>} names within the folders.
 * @param {{ from: string, to: string }} folders
 * @throws {FileMissing}
 */
export function keepFiles(names, { from, to }) {
  for (const name of names) {
    const target = join(to, name);
    if (existsSync(target)) continue;
    if (!existsSync(join(from, name))) throw new FileMissing(`${name} is missing in it`);
    mkdirSync(dirname(target), { recursive: true });
    linkOrCopy(join(from, name), target);
  }
}

/**
 * The compressed files beside those that were kept.
 * @param {Iterable<string>} names
 * @param {{ from: string, to: string }} folders
 */
export function keepCompressed(names, { from, to }) {
  const beside = [...names].flatMap((name) => COMPRESSED.map((ending) => `${name}${ending}`));
  keepFiles(
    beside.filter((name) => existsSync(join(from, name))),
    { from, to },
  );
}
