import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { readFile, rename, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { SANS, SERIF } from './fonts.mjs';

const DAY_MS = 86_400_000;
/** What no build has asked for so long is thrown away. */
const KEPT_MS = 30 * DAY_MS;

/** Whatever of this folder, its fonts or sharp is changed, all pictures are drawn anew. */
const DESIGN = readdirSync(import.meta.dirname)
  .sort()
  .map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'))
  .concat(JSON.stringify([sharp.versions, [...SERIF, ...SANS].map(({ version }) => version)]))
  .join('\0');

/** @param {...(string | Buffer)} parts */
const hashOf = (...parts) =>
  parts.reduce((hash, part) => hash.update(part).update('\0'), createHash('sha256')).digest('hex');

/**
 * Pictures that earlier builds have drawn, by all that they are made of.
 * @param {string} folder
 */
export function keptPictures(folder) {
  mkdirSync(folder, { recursive: true });
  const now = new Date();
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    // Another build may have thrown it away meanwhile.
    const keptAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? now.getTime();
    if (now.getTime() - keptAt > KEPT_MS) rmSync(file, { force: true });
  }
  let drawn = 0;
  return {
    /** How many were not there. */
    drawn: () => drawn,
    /**
     * @param {readonly (string | Buffer)[]} parts all that the picture is made of, besides its design.
     * @param {() => Promise<Buffer>} draw
     */
    async get(parts, draw) {
      const file = join(folder, `${hashOf(DESIGN, ...parts)}.jpg`);
      const kept = await readFile(file).catch(() => null);
      if (kept !== null) {
        await utimes(file, now, now);
        return kept;
      }
      const picture = await draw();
      drawn += 1;
      // Whole or not at all, whenever the build is stopped and whoever else draws the same.
      const unfinished = `${file}.${randomUUID()}`;
      await writeFile(unfinished, picture);
      await rename(unfinished, file);
      return picture;
    },
  };
}
