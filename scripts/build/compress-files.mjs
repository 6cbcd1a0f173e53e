import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesIn } from '../lib/files-in.mjs';
import { inParallel } from './in-parallel.mjs';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** What is text; pictures and fonts are compressed by themselves. */
const TEXT = /[.](?:html|js|css|svg|json|xml|txt|webmanifest)$/u;

/** Of smaller ones the head of the answer is the larger part. */
const WORTH_IT_BYTES = 512;

/** The best takes too long for thousands of pages. */
const BEST_UP_TO = 500;

/** Of many files: a page takes 4 ms of a core, with quality 9 25 ms, and is 0.8 % larger. */
const QUICK = 7;
const BEST = 11;

/** The threads that Node compresses in. */
const AT_ONCE = 4;

/** Those of the files that are compressed. @param {readonly string[]} names */
export const textsOf = (names) => names.filter((name) => TEXT.test(name));

/** How well texts are compressed: the more there are, the less. */
export const qualityFor = (/** @type {number} */ files) => (files > BEST_UP_TO ? QUICK : BEST);

/** The compressed files that may lie beside one. */
export const COMPRESSED = ['.br', '.gz'];

/**
 * Lays compressed files beside those of a build, `about/index.html.br`, for hosts that serve them.
 * Those that have some already are left.
 * @param {string} folder
 * @param {readonly string[]} [texts] of it; all unless they are named.
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
