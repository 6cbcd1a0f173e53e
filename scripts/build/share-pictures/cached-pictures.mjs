import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { readFile, rename, utimes, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import sharp from 'sharp';
import { SANS, SERIF } from './fonts.mjs';

const { version: SATORI } = createRequire(import.meta.url)('satori/package.json');

const DAY_MS = 86_400_000;
/** Time in milliseconds after which an unused picture is deleted. */
const MAX_AGE_MS = 30 * DAY_MS;

/**
 * Everything that determines the design of the pictures: the code in this folder, and the versions
 * of the fonts, of Satori and of sharp. A change invalidates all cached pictures.
 */
const DESIGN = readdirSync(import.meta.dirname)
  .sort()
  .map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'))
  .concat(JSON.stringify([sharp.versions, SATORI, SERIF.versions, SANS.versions]))
  .join('\0');

/** @param {...(string | Buffer)} parts */
const hashOf = (...parts) =>
  parts.reduce((hash, part) => hash.update(part).update('\0'), createHash('sha256')).digest('hex');

/**
 * Opens a cache of rendered share pictures and deletes those that no build has used for
 * `MAX_AGE_MS`. The key of a picture is a hash of everything from which it is rendered.
 * @param {string} folder
 */
export function cachedPictures(folder) {
  mkdirSync(folder, { recursive: true });
  const now = new Date();
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    // Another build may have deleted the file in the meantime. Nothing needs to be done then.
    const usedAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? now.getTime();
    if (now.getTime() - usedAt > MAX_AGE_MS) rmSync(file, { force: true });
  }
  let rendered = 0;
  return {
    /** Returns how many pictures were not cached and had to be rendered. */
    rendered: () => rendered,
    /**
     * Returns a cached picture, or renders it and caches it.
     * @param {readonly (string | Buffer)[]} parts everything from which the picture is rendered,
     * besides its design.
     * @param {() => Promise<Buffer>} render
     */
    async get(parts, render) {
      const file = join(folder, `${hashOf(DESIGN, ...parts)}.jpg`);
      const cached = await readFile(file).catch(() => null);
      if (cached !== null) {
        await utimes(file, now, now);
        return cached;
      }
      const picture = await render();
      rendered += 1;
      // Write to a temporary file and rename that file, because the build may be interrupted, and
      // another build may write the same picture.
      const unfinished = `${file}.${randomUUID()}`;
      await writeFile(unfinished, picture);
      await rename(unfinished, file);
      return picture;
    },
  };
}
