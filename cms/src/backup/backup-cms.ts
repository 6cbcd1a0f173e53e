import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { checkArchive, writeArchive } from './archive';
import { pictureNames, present } from './pictures';
import type { Place } from './place';
import { snapshotOfPostgres } from './postgres';
import { Problem } from './problem';
import { snapshotOfSqlite } from './sqlite';

const TRIES = 3;

const attempt = async ({ database, uploads }: Place, folder: string, file: string) => {
  const { parts, files } = await (database.kind === 'sqlite'
    ? snapshotOfSqlite(database, folder)
    : snapshotOfPostgres(database, folder));
  const { there, lacking } = present(uploads, pictureNames(files));
  const schema = database.kind === 'postgres' ? database.schema : undefined;
  const kind = { database: database.kind, schema };
  await writeArchive(file, { ...kind, folder, parts, uploads, pictures: there });
  // Read the archive again: this reveals a picture that was replaced or deleted since the snapshot.
  await checkArchive(file);
  return { pictures: there.length, lacking };
};

/**
 * Writes the database and the pictures that it refers to, as of one moment, into one new file. The
 * file gets its name only when it is complete. The CMS may run. Returns how many pictures there
 * are, and which of them are missing.
 */
export const backupCms = async (place: Place, file: string) => {
  if (existsSync(file)) throw new Problem(`${file} is there already.`);
  if (!existsSync(dirname(file))) throw new Problem(`There is no folder ${dirname(file)}.`);
  const folder = await mkdtemp(join(dirname(file), '.backup-'));
  try {
    for (let tries = 1; ; tries += 1) {
      const unfinished = join(folder, basename(file));
      // A deletion in between removes a picture that the snapshot refers to; the next snapshot no
      // longer refers to it.
      const done = await attempt(place, folder, unfinished).catch((error) => {
        if (tries >= TRIES || error instanceof Problem) throw error;
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
