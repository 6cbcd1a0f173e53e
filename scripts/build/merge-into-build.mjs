import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { COMPRESSED } from './compress-files.mjs';

/** Returns the names of a file and of its compressed variants. @param {string} name */
export const withVariants = (name) => [name, ...COMPRESSED.map((ending) => `${name}${ending}`)];

/**
 * Moves new files into a copy of a build, and removes the compressed variants of the files that
 * they replace. Replaces existing files by renaming, because writing into them would also change
 * other builds, which share these files by hard links.
 * @param {readonly string[]} names @param {string} from @param {string} to
 */
export function mergeIntoBuild(names, from, to) {
  for (const name of names) {
    for (const variant of withVariants(name)) rmSync(join(to, variant), { force: true });
    mkdirSync(dirname(join(to, name)), { recursive: true });
    renameSync(join(from, name), join(to, name));
  }
}
