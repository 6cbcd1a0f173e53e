import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesIn } from '../lib/files-in.mjs';
import { inParallel } from './in-parallel.mjs';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Text files. Pictures and fonts are compressed formats already. */
const TEXT = /[.](?:html|js|css|svg|json|xml|txt|webmanifest)$/u;

/** Below this size the HTTP headers outweigh the body. */
const WORTH_IT_BYTES = 512;

/** Up to this many files the best quality is used; it takes too long for thousands of pages. */
const BEST_UP_TO = 500;

/** For many files: 4 ms of CPU a page instead of 25 ms with quality 9, for 0.8 % more bytes. */
const QUICK = 7;
const BEST = 11;

/** Number of threads that Node compresses in. */
const AT_ONCE = 4;

/** The files that are worth compressing. @param {readonly string[]} names */
export const textsOf = (names) => names.filter((name) => TEXT.test(name));

/** Compression quality: lower when there are many files. */
export const qualityFor = (/** @type {number} */ files) => (files > BEST_UP_TO ? QUICK : BEST);

/** Extensions of the compressed variants of a file. */
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
