import { readFileSync } from 'node:fs';
import { imageSize } from 'image-size';
import type { Rolldown } from 'vite';
import { pictureHash } from './picture-hash.mjs';

const MASTER = /[.](?:jpe?g|png)$/u;
const RENDITION = /[.](?:avif|webp|jpeg)$/u;

/**
 * Number of hash digits in a file name. Eight digits are enough to distinguish the versions of a
 * picture.
 */
const DIGITS = 8;

/**
 * Returns a function that names assets by their content. The names of all files made from one
 * original picture (the master) contain the hash of the master and differ only in width and
 * extension. A page lists about a hundred of these files, and repeated hashes make the compressed
 * page smaller.
 */
export function assetNames() {
  const hashes = new Map<string, string>();
  /**
   * Returns the first digits of a master's hash. It caches them, because about a dozen files are
   * made from each master.
   */
  const hashOf = (master: string) => {
    const hash = hashes.get(master) ?? pictureHash(readFileSync(master)).slice(0, DIGITS);
    hashes.set(master, hash);
    return hash;
  };
  return ({ names, originalFileNames, source }: Rolldown.PreRenderedAsset) => {
    const master = originalFileNames.find((name) => MASTER.test(name));
    if (master === undefined || !RENDITION.test(names[0] ?? '') || typeof source === 'string')
      return 'assets/[name]-[hash:6][extname]';
    return `assets/[name]-${hashOf(master)}-${imageSize(source).width}[extname]`;
  };
}
