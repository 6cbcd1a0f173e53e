import { copyFileSync, existsSync, linkSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { COMPRESSED } from './compress-files.mjs';

/**
 * Error codes of a hard link that cannot be created: the target is on another disk (EXDEV), the
 * file system has no hard links (EPERM, ENOTSUP), or the file already has the maximum number of
 * links (EMLINK).
 */
const NO_LINKS = ['EXDEV', 'EPERM', 'ENOTSUP', 'EMLINK'];

/**
 * Creates a hard link to a file, or copies the file where hard links are not possible. The target
 * folder must exist.
 * @param {string} from
 * @param {string} to if this file exists, nothing is written.
 */
export function linkOrCopy(from, to) {
  try {
    linkSync(from, to);
  } catch (error) {
    const { code = '' } = /** @type {NodeJS.ErrnoException} */ (error);
    if (NO_LINKS.includes(code)) copyFileSync(from, to);
    else if (code !== 'EEXIST') throw error;
  }
}

/**
 * Hard-links files of an earlier build into a new one. Both builds then share the files, so no code
 * may write into them.
 * @param {Iterable<string>} names paths of the files, relative to the folders.
 * @param {{ from: string, to: string }} folders
 */
export function reuseFiles(names, { from, to }) {
  const made = new Set();
  for (const name of names) {
    const folder = dirname(name);
    if (!made.has(folder)) mkdirSync(join(to, folder), { recursive: true });
    made.add(folder);
    linkOrCopy(join(from, name), join(to, name));
  }
}

/** Matches files with a content hash in their name. Equal names mean equal contents. */
const HASHED = /^assets\//u;

/**
 * Matches the time at which the build began to read the content, in the dehydrated state of a page.
 * Pages that differ only in this time count as unchanged.
 */
const READ_AT = /"readAt":\d+/u;

const PAGE_FILE = /(?:^|\/)(?:index\.html|page\.json)$/u;

/**
 * Returns whether two files with the same name count as equal.
 * @param {string} name
 * @param {string} one path of a file.
 * @param {string} other path of the other file.
 */
function isSame(name, one, other) {
  if (HASHED.test(name)) return true;
  const [here, there] = [readFileSync(one), readFileSync(other)];
  if (!PAGE_FILE.test(name)) return here.equals(there);
  const [text, earlier] = [here, there].map((bytes) => bytes.toString().replace(READ_AT, ''));
  return text === earlier;
}

/**
 * If a new file is the same as in an earlier build, replaces it by a hard link to the earlier file.
 * The link keeps the file's modification time, so that browsers can keep their cached copies. Also
 * links the compressed variants of the earlier file, if they can be reused.
 * @param {readonly string[]} names paths of the new files, relative to the folders.
 * @param {{ from: string, to: string }} folders of the earlier and the new build.
 * @param {boolean} withCompressed whether the compressed variants can be reused.
 * @returns {readonly string[]} the files that are new or changed.
 */
export function reuseUnchanged(names, { from, to }, withCompressed) {
  return names.filter((name) => {
    const [earlier, now] = [join(from, name), join(to, name)];
    if (!existsSync(earlier) || !isSame(name, now, earlier)) return true;
    rmSync(now);
    linkOrCopy(earlier, now);
    for (const ending of withCompressed ? COMPRESSED : []) {
      if (existsSync(`${earlier}${ending}`)) linkOrCopy(`${earlier}${ending}`, `${now}${ending}`);
    }
    return false;
  });
}
