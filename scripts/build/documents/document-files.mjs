import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pictureSource } from '../share-pictures/load-picture.mjs';

const LIMITS = { longestMs: 30_000, mostBytes: 5 * 1024 * 1024 };

/**
 * Creates an object that reads files of the CMS, and writes the site's copies of them into the
 * folder of the build.
 * @param {string} folder
 */
export function documentFiles(folder) {
  const read = pictureSource(folder, LIMITS);
  return {
    read,
    /** @param {string} address @param {Uint8Array} bytes */
    async write(address, bytes) {
      const file = join(folder, address);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, bytes);
    },
  };
}
