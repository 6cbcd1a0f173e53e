import { readFileSync } from 'node:fs';
import { imageSize } from 'image-size';
import type { Rolldown } from 'vite';
import { pictureHash } from './picture-hash.mjs';

const MASTER = /[.](?:jpe?g|png)$/u;
const RENDITION = /[.](?:avif|webp|jpeg)$/u;

/** Hash digits in a file name; enough to tell two versions of a picture apart. */
const DIGITS = 8;

/**
 * Names files by their content. All files made from one master picture share the master's hash and
 * differ only in their width: a page lists about a hundred of them, and a different hash in each
 * would not compress.
 */
export function assetNames() {
  const hashes = new Map<string, string>();
  /** Cached, because about a dozen files are made from one master. */
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
