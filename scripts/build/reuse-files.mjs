import { copyFileSync, existsSync, linkSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { COMPRESSED } from './compress-files.mjs';

/** Error codes of file systems that cannot hard-link: another disk, no support, too many links. */
const NO_LINKS = ['EXDEV', 'EPERM', 'ENOTSUP', 'EMLINK'];

/**
 * Hard-links a file, or copies it where links are not possible. The folder must exist.
 * @param {string} from
 * @param {string} to an existing file stays.
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
 * Hard-links files of an earlier build into a new one. Both builds share the file then, so no code
 * may write to it.
 * @param {Iterable<string>} names within the folders.
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

/** Files with a content hash in their name: the same name means the same content. */
const HASHED = /^assets\//u;

/** When the page was rendered, in its dehydrated state. It alone makes no other page. */
const READ_AT = /"readAt":\d+/u;

const PAGE_FILE = /(?:^|\/)(?:index\.html|page\.json)$/u;

/** @param {string} name @param {string} one @param {string} other paths of two files. */
function isSame(name, one, other) {
  if (HASHED.test(name)) return true;
  const [here, there] = [readFileSync(one), readFileSync(other)];
  if (!PAGE_FILE.test(name)) return here.equals(there);
  const [text, earlier] = [here, there].map((bytes) => bytes.toString().replace(READ_AT, ''));
  return text === earlier;
}

/**
 * Replaces each new file that is the same as in an earlier build by a link to that one, so that
 * browsers keep their cached copy, and links its compressed variants.
 * @param {readonly string[]} names of new files.
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
