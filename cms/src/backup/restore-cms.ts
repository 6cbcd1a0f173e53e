import { checkArchive } from './archive';
import type { Place } from './cms-storage';
import { stagePictures } from './pictures';
import { stagePostgres } from './postgres';
import { stageSqlite } from './sqlite';
import { Problem } from './user-error';

const NAMES = { sqlite: 'SQLite', postgres: 'PostgreSQL' };

/**
 * Replaces the content of the CMS with that of an archive. First it checks the archive and prepares
 * the new database and pictures in temporary folders. Then it adds the pictures to the old ones,
 * replaces the database atomically, and deletes the old pictures. So if the restore is interrupted
 * at any point, the database in use is complete and has its pictures.
 */
export const restoreCms = async ({ database, uploads }: Place, file: string) => {
  const manifest = await checkArchive(file);
  if (manifest.database !== database.kind)
    throw new Problem(
      `The backup is of ${NAMES[manifest.database]}, and this CMS is on ${NAMES[database.kind]}.`,
    );
  if (database.kind === 'postgres' && manifest.schema !== database.schema)
    throw new Problem(
      `The backup is of the schema ${manifest.schema}: set DATABASE_SCHEMA to that.`,
    );

  const staged = await (database.kind === 'sqlite'
    ? stageSqlite(file, database)
    : stagePostgres(file, database));
  try {
    const pictures = await stagePictures(file, uploads);
    try {
      await pictures.addToUploads();
      await staged.swap();
      await pictures.sweep();
    } finally {
      await pictures.drop();
    }
  } finally {
    await staged.drop();
  }
  return manifest;
};
