import { copyFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { basename, extname, join } from 'node:path';
import pLimit from 'p-limit';
import { SURFACE } from '../../../config/picture-files.mjs';
import { pictureHash } from '../../../config/picture-hash.mjs';
import { reasonOf } from '../reason-of.mjs';
import { pictureSource } from '../share/picture-source.mjs';
import { encodePicture } from './encode-picture.mjs';

/** @typedef {import('../../../src/application/ports/picture-processor').ProcessedPicture} ProcessedPicture */

/** Below it lie all files that the build names by their content. */
const ADDRESS = '/assets/cms';

const isElsewhere = (/** @type {string} */ url) => /^https?:\/\//u.test(url);

/** What an address says of its file, as far as a name may. */
const nameOf = (/** @type {string} */ url) =>
  basename(new URL(url).pathname, extname(new URL(url).pathname))
    .replaceAll(/[^\w-]+/gu, '')
    .slice(0, 40);

/**
 * Makes the site's own files of the CMS's pictures while pages are drawn, each once.
 * @param {{ folder: string, cache: string }} folders of the build, and of what earlier builds have made.
 */
export function pictureProcessor({ folder, cache }) {
  const read = pictureSource(folder);
  const limit = pLimit(availableParallelism());
  /** @type {Map<string, Promise<ProcessedPicture | null>>} */
  const inProgress = new Map();
  /** Kept as they are: to a promise Node ties the whole page at which it was made. @type {Map<string, ProcessedPicture | null>} */
  const processed = new Map();
  /** Why pictures stay where they are, by their addresses. @type {Map<string, string>} */
  const problems = new Map();
  /** Which documents show a picture, by its address. @type {Map<string, Set<string>>} */
  const shownBy = new Map();
  /** @type {Set<string>} */
  const missed = new Set();
  let made = 0;

  /**
   * Its files by the content of the master: an upload that was replaced is another picture.
   * @param {string} key
   * @param {Buffer} master
   * @returns {Promise<{ colour: string, files: (Omit<import('./encode-picture.mjs').EncodedFile, 'bytes'> & { name: string })[] }>}
   */
  async function encoded(key, master) {
    const kept = join(cache, key);
    const list = join(kept, 'files.json');
    const known = await readFile(list, 'utf8').catch(() => null);
    if (known !== null) return JSON.parse(known);
    const { colour, files } = await encodePicture(master);
    made += 1;
    // Whole or not at all, whenever the build is stopped.
    const unfinished = `${kept}.${process.pid}`;
    await mkdir(unfinished, { recursive: true });
    const listed = [];
    for (const { bytes, ...file } of files) {
      const name = `${file.width}.${file.format}`;
      await writeFile(join(unfinished, name), bytes);
      listed.push({ ...file, name });
    }
    const result = { colour, files: listed };
    await writeFile(join(unfinished, 'files.json'), JSON.stringify(result));
    // Somebody else may have made the same meanwhile.
    await rename(unfinished, kept).catch(() => rm(unfinished, { recursive: true, force: true }));
    return result;
  }

  /** @param {string} url @returns {Promise<ProcessedPicture>} */
  async function laid(url) {
    const master = await read(url).catch((error) => {
      missed.add(url);
      throw error;
    });
    const key = pictureHash(master, SURFACE);
    const { colour, files } = await encoded(key, master);
    await mkdir(join(folder, ADDRESS), { recursive: true });
    const named = [];
    for (const { name, ...file } of files) {
      const address = `${ADDRESS}/${nameOf(url)}-${key}-${name}`;
      await copyFile(join(cache, key, name), join(folder, address));
      named.push({ ...file, url: address });
    }
    return { colour, files: named };
  }

  return {
    /** @param {string} url @param {string} [document] @returns {Promise<ProcessedPicture | null>} */
    process(url, document = '') {
      if (!isElsewhere(url)) return Promise.resolve(null);
      shownBy.set(url, (shownBy.get(url) ?? new Set()).add(document));
      const known = processed.get(url);
      if (known !== undefined) return Promise.resolve(known);
      const begun = inProgress.get(url);
      if (begun !== undefined) return begun;
      const processing = limit(() => laid(url))
        .catch((error) => {
          problems.set(url, reasonOf(error));
          return null;
        })
        .then((picture) => {
          processed.set(url, picture);
          inProgress.delete(url);
          return picture;
        });
      inProgress.set(url, processing);
      return processing;
    },
    /** What did not come, which may come another time. @type {ReadonlySet<string>} */
    missed,
    /** What was done, for the build's report. */
    report: () => ({ pictures: processed.size - problems.size, made }),
    /** Which picture of which document stays where it is, and why. */
    problems: () =>
      [...problems].flatMap(([url, reason]) =>
        [...(shownBy.get(url) ?? [])].map((document) => ({
          document,
          title: '',
          problem: `its picture ${url} stays where it is: ${reason}`,
        })),
      ),
  };
}
