import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { basename, extname, join } from 'node:path';
import pLimit from 'p-limit';
import { SURFACE } from '../../../config/picture-files.mjs';
import { pictureHash } from '../../../config/picture-hash.mjs';
import { errorReason } from '../error-reason.mjs';
import { linkOrCopy } from '../reuse-files.mjs';
import { pictureSource } from '../share-pictures/load-picture.mjs';
import { encodePicture } from './encode-picture.mjs';

/**
 * @typedef {import('../../../src/application/ports/picture-processor').ProcessedPicture}
 * ProcessedPicture
 */

/**
 * Address of the folder with the processed pictures. The folder is below `/assets`. Browsers may
 * cache the files there for ever, because the file names contain a content hash.
 */
const ADDRESS = '/assets/cms';

const isElsewhere = (/** @type {string} */ url) => /^https?:\/\//u.test(url);

/** Returns the file name in a URL, without the extension and reduced to safe characters. */
const nameOf = (/** @type {string} */ url) =>
  basename(new URL(url).pathname, extname(new URL(url).pathname))
    .replaceAll(/[^\w-]+/gu, '')
    .slice(0, 40);

/**
 * Creates an object that turns the CMS's pictures into files of the site while pages are rendered.
 * The object processes each picture once.
 * @param {{ folder: string, cache: string }} folders `folder` is the folder of the build; `cache`
 * is the folder with the pictures that earlier builds have processed.
 */
export function pictureProcessor({ folder, cache }) {
  const read = pictureSource(folder);
  const limit = pLimit(availableParallelism());
  /** @type {Map<string, Promise<ProcessedPicture | null>>} */
  const inProgress = new Map();
  /**
   * Results by the original address of the picture. The map contains no promises, because a promise
   * retains its async context, and with it the whole page for which the promise was created.
   * @type {Map<string, ProcessedPicture | null>}
   */
  const processed = new Map();
  /**
   * Reasons why pictures could not be processed, by the original address of the picture.
   * @type {Map<string, string>}
   */
  const problems = new Map();
  /**
   * The documents that show each picture, by the original address of the picture.
   * @type {Map<string, Set<string>>}
   */
  const shownBy = new Map();
  /** @type {Set<string>} */
  const missed = new Set();
  let made = 0;

  /**
   * Encodes a picture, or returns its cached files. The cache key `key` depends on the content of
   * the original, so a replaced upload counts as another picture.
   * @param {string} key
   * @param {Buffer} master
   * @returns {Promise<{ colour: string, files: (Omit<import('./encode-picture.mjs').EncodedFile,
   * 'bytes'> & { name: string })[] }>}
   */
  async function encoded(key, master) {
    const entry = join(cache, key);
    const list = join(entry, 'files.json');
    const cached = await readFile(list, 'utf8').catch(() => null);
    if (cached !== null) return JSON.parse(cached);
    const { colour, files } = await encodePicture(master);
    made += 1;
    // Write to a temporary folder and rename that folder, so that an interrupted build leaves no
    // partial entry.
    const unfinished = `${entry}.${process.pid}`;
    await mkdir(unfinished, { recursive: true });
    const listed = [];
    for (const { bytes, ...file } of files) {
      const name = `${file.width}.${file.format}`;
      await writeFile(join(unfinished, name), bytes);
      listed.push({ ...file, name });
    }
    const result = { colour, files: listed };
    await writeFile(join(unfinished, 'files.json'), JSON.stringify(result));
    // The rename fails if another process has written the same entry in the meantime. Keep that
    // entry.
    await rename(unfinished, entry).catch(() => rm(unfinished, { recursive: true, force: true }));
    return result;
  }

  /** @param {string} url @returns {Promise<ProcessedPicture>} */
  async function fetchAndEncode(url) {
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
      linkOrCopy(join(cache, key, name), join(folder, address));
      named.push({ ...file, url: address });
    }
    return { colour, files: named };
  }

  return {
    /**
     * Processes a picture of the CMS. Resolves with `null` for one of the site's own pictures, and
     * for a picture that cannot be fetched or encoded.
     * @param {string} url
     * @param {string} [document] key of the document that shows the picture.
     * @returns {Promise<ProcessedPicture | null>}
     */
    process(url, document = '') {
      if (!isElsewhere(url)) return Promise.resolve(null);
      shownBy.set(url, (shownBy.get(url) ?? new Set()).add(document));
      const result = processed.get(url);
      if (result !== undefined) return Promise.resolve(result);
      const begun = inProgress.get(url);
      if (begun !== undefined) return begun;
      const processing = limit(() => fetchAndEncode(url))
        .catch((error) => {
          problems.set(url, errorReason(error));
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
    /**
     * Original addresses of pictures that could not be fetched. A later build may be able to fetch
     * them.
     * @type {ReadonlySet<string>}
     */
    missed,
    /**
     * Returns the number of processed pictures, and the number of pictures that were not cached and
     * had to be encoded (`made`).
     */
    report: () => ({ pictures: processed.size - problems.size, made }),
    /**
     * Returns the problems with pictures that could not be processed: for each picture, one problem
     * per document that shows the picture. Pages load such a picture from its original address.
     */
    problems: () =>
      [...problems].flatMap(([url, reason]) =>
        [...(shownBy.get(url) ?? [])].map((document) => ({
          document,
          title: '',
          problem: `its picture ${url} stays where it is`,
          reason,
        })),
      ),
  };
}
