import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { inParallel } from './in-parallel.mjs';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** What is text; pictures and fonts are compressed by themselves. */
const TEXT = /[.](?:html|js|css|svg|json|xml|txt|webmanifest)$/u;

/** Of smaller ones the head of the answer is the larger part. */
const WORTH_IT_BYTES = 512;

/** The best takes ten times as long: too long for thousands of pages. */
const BEST_UP_TO = 500;

/** The threads that Node compresses in. */
const AT_ONCE = 4;

/** @param {string} folder */
const textsIn = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => TEXT.test(name));

const qualityFor = (/** @type {number} */ files) => (files > BEST_UP_TO ? 9 : 11);

/** How well the files of a folder are compressed: the more there are, the less. */
export const compressionOf = (/** @type {string} */ folder) => qualityFor(textsIn(folder).length);

/** The compressed files that may lie beside one. */
export const COMPRESSED = ['.br', '.gz'];

/**
 * Lays compressed files beside those of a build, `about/index.html.br`, for hosts that serve them.
 * Those that have some already are left.
 * @param {string} folder
 */
export async function compressFiles(folder) {
  const files = textsIn(folder);
  const quality = qualityFor(files.length);
  await inParallel(AT_ONCE, files, async (name) => {
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
