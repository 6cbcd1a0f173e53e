import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { filesIn } from '../../lib/files-in.mjs';

const COMPRESSED = /[.](?:br|gz)$/u;

/**
 * Matches the time at which a page's content was read, the only part of a file that may differ
 * between two builds.
 */
const READ_AT = /(?<="readAt":)\d+/gu;

/**
 * Reads a file and replaces the time at which its content was read with 0.
 * @param {string} path
 */
const readTimeless = (path) => {
  const bytes = readFileSync(path);
  if (!/[.](?:html|json)$/u.test(path)) return bytes;
  return Buffer.from(bytes.toString().replaceAll(READ_AT, '0'));
};

/** @param {Buffer} one @param {Buffer} other */
function firstDifference(one, other) {
  const at = one.findIndex((byte, index) => byte !== other[index]);
  const from = Math.max(0, (at === -1 ? Math.min(one.length, other.length) : at) - 60);
  const part = (/** @type {Buffer} */ bytes) =>
    JSON.stringify(bytes.toString('utf8', from, from + 160));
  return `${part(one)} instead of ${part(other)}`;
}

/**
 * Returns a sentence for each compressed file whose decompressed content differs from the original
 * file.
 * @param {string} folder
 */
const wronglyCompressed = (folder) =>
  filesIn(folder)
    .filter((name) => COMPRESSED.test(name))
    .filter((name) => {
      const bytes = readFileSync(join(folder, name));
      const whole = name.endsWith('.br') ? brotliDecompressSync(bytes) : gunzipSync(bytes);
      return !whole.equals(readFileSync(join(folder, name.replace(COMPRESSED, ''))));
    })
    .map((name) => `${name} is not its file, compressed`);

/**
 * Returns a sentence for each file in which the served site differs from a full build. Compressed
 * files are compared with their uncompressed originals, because the compression itself may differ.
 * @param {string} served
 * @param {string} whole
 * @returns {readonly string[]}
 */
export function siteDifferences(served, whole) {
  const plain = (/** @type {string} */ folder) =>
    new Set(filesIn(folder).filter((name) => !COMPRESSED.test(name)));
  const [ours, theirs] = [plain(served), plain(whole)];
  const found = [...new Set([...ours, ...theirs])].sort().flatMap((name) => {
    if (!ours.has(name)) return [`${name} is missing`];
    if (!theirs.has(name)) return [`${name} is too many`];
    const [one = Buffer.of(), other = Buffer.of()] = [join(served, name), join(whole, name)].map(
      readTimeless,
    );
    return one.equals(other) ? [] : [`${name}: ${firstDifference(one, other)}`];
  });
  return [...found, ...wronglyCompressed(served)];
}

/**
 * Returns the paths of all pages in a folder.
 * @param {string} folder
 */
export const pagesIn = (folder) =>
  filesIn(folder)
    .filter((name) => /(?:^|\/)index[.]html$/u.test(name))
    .map((name) => `/${name.replace(/\/?index[.]html$/u, '')}`);
