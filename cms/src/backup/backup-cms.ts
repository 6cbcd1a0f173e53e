import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { checkArchive, writeArchive } from './archive';
import type { Place } from './cms-storage';
import { pictureNames, present } from './pictures';
import { snapshotOfPostgres } from './postgres';
import { snapshotOfSqlite } from './sqlite';
import { Problem } from './user-error';

const TRIES = 3;

const attempt = async ({ database, uploads }: Place, folder: string, file: string) => {
  const { parts, files, counts } = await (database.kind === 'sqlite'
    ? snapshotOfSqlite(database, folder)
    : snapshotOfPostgres(database, folder));
  const { there, lacking } = present(uploads, pictureNames(files));
  const schema = database.kind === 'postgres' ? database.schema : undefined;
  const kind = { database: database.kind, schema };
  await writeArchive(file, { ...kind, counts, folder, parts, uploads, pictures: there });
  // Fails when a picture has changed between being hashed and being archived.
  await checkArchive(file);
  return { pictures: there.length, lacking };
};

/**
 * Writes a consistent snapshot of the database, and the pictures that it refers to, into one new
 * file. Until the file is complete, it has a temporary name. The CMS may keep running. Returns the
 * number of pictures in the file, and the names of pictures that are missing from `uploads/`.
 */
export const backupCms = async (place: Place, file: string) => {
  if (existsSync(file)) throw new Problem(`${file} is there already.`);
  if (!existsSync(dirname(file))) throw new Problem(`There is no folder ${dirname(file)}.`);
  const folder = await mkdtemp(join(dirname(file), '.backup-'));
  try {
    for (let tries = 1; ; tries += 1) {
      const unfinished = join(folder, basename(file));
      // Try again after an error or if a picture is missing. The picture may have been deleted or
      // replaced after the snapshot; the next snapshot then no longer refers to the old file.
      const done = await attempt(place, folder, unfinished).catch((error) => {
        if (tries >= TRIES) throw error;
        return null;
      });
      if (done && (done.lacking.length === 0 || tries >= TRIES)) {
        await rename(unfinished, file);
        return done;
      }
      await rm(folder, { recursive: true });
      await mkdir(folder);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
