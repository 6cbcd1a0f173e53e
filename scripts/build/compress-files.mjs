import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesIn } from '../lib/files-in.mjs';
import { inParallel } from './in-parallel.mjs';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Matches text files. Others, such as pictures and fonts, are already compressed. */
const TEXT = /[.](?:html|js|css|svg|json|xml|txt|webmanifest)$/u;

/**
 * Minimum size in bytes of a file to compress. For a smaller file, compression would save fewer
 * bytes than the HTTP headers of the response take up.
 */
const WORTH_IT_BYTES = 512;

/**
 * Maximum number of files that a build compresses with quality `BEST`. With more files it uses
 * `QUICK` for all of them, because `BEST` takes too long for thousands of pages.
 */
const BEST_UP_TO = 500;

/**
 * Brotli quality for builds with many files. Quality 7 takes 4 ms of CPU time per page instead of
 * the 25 ms of quality 9, and makes files only 0.8 % larger.
 */
const QUICK = 7;
/** Brotli's best quality. */
const BEST = 11;

/**
 * Number of files that are compressed at the same time. It equals the default size of Node's thread
 * pool, which does the compression.
 */
const AT_ONCE = 4;

/** Returns the names of the text files. @param {readonly string[]} names */
export const textsOf = (names) => names.filter((name) => TEXT.test(name));

/** Returns the Brotli quality for this number of files. */
export const qualityFor = (/** @type {number} */ files) => (files > BEST_UP_TO ? QUICK : BEST);

/** File extensions of the compressed variants of a file. */
export const COMPRESSED = ['.br', '.gz'];

/**
 * Writes compressed variants beside the files of a build, such as `about/index.html.br`, for hosts
 * that serve them. Files that have variants already are skipped.
 * @param {string} folder
 * @param {readonly string[]} [texts] files to compress; by default all text files of the folder.
 * @param {number} [quality]
 */
export async function compressFiles(
  folder,
  texts = textsOf(filesIn(folder)),
  quality = qualityFor(texts.length),
) {
  await inParallel(AT_ONCE, texts, async (name) => {
    const path = join(folder, name);
    if (existsSync(`${path}.gz`)) return;
    const bytes = readFileSync(path);
    if (bytes.length < WORTH_IT_BYTES) return;
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    };
    writeFileSync(`${path}.br`, await brotli(bytes, { params }));
    writeFileSync(`${path}.gz`, await zip(bytes, { level: 9 }));
  });
}
