import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { readFile, rename, utimes, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import sharp from 'sharp';
import { SANS, SERIF } from './fonts.mjs';

const { version: SATORI } = createRequire(import.meta.url)('satori/package.json');

const DAY_MS = 86_400_000;
/** Pictures that no build has used for this long are deleted. */
const MAX_AGE_MS = 30 * DAY_MS;

/** A change of this folder, its fonts, Satori or sharp invalidates all cached pictures. */
const DESIGN = readdirSync(import.meta.dirname)
  .sort()
  .map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'))
  .concat(JSON.stringify([sharp.versions, SATORI, SERIF.versions, SANS.versions]))
  .join('\0');

/** @param {...(string | Buffer)} parts */
const hashOf = (...parts) =>
  parts.reduce((hash, part) => hash.update(part).update('\0'), createHash('sha256')).digest('hex');

/**
 * A cache of rendered share pictures, keyed by a hash of everything they are made of.
 * @param {string} folder
 */
export function cachedPictures(folder) {
  mkdirSync(folder, { recursive: true });
  const now = new Date();
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    // Another build may have deleted it in the meantime.
    const usedAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? now.getTime();
    if (now.getTime() - usedAt > MAX_AGE_MS) rmSync(file, { force: true });
  }
  let rendered = 0;
  return {
    /** How many pictures were not cached. */
    rendered: () => rendered,
    /**
     * @param {readonly (string | Buffer)[]} parts everything the picture is made of, besides its
     * design.
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
      // Written to a temporary file and renamed: an interrupted build leaves no partial picture,
      // and another build may render the same one.
      const unfinished = `${file}.${randomUUID()}`;
      await writeFile(unfinished, picture);
      await rename(unfinished, file);
      return picture;
    },
  };
}
