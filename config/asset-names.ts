import { readFileSync } from 'node:fs';
import { imageSize } from 'image-size';
import type { Rolldown } from 'vite';
import { pictureHash } from './picture-hash.mjs';

const MASTER = /[.](?:jpe?g|png)$/u;
const RENDITION = /[.](?:avif|webp|jpeg)$/u;

/** So many tell two versions of a picture apart. */
const DIGITS = 8;

/**
 * Names files by their content. Those made of one picture share the hash of their master, and their
 * width tells them apart: a page names a hundred, and what differs in each cannot be compressed.
 */
export function assetNames() {
  const hashes = new Map<string, string>();
  /** Of a master, which a dozen files are made of. */
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
