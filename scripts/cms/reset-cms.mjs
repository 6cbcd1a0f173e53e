import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from '../lib/root.mjs';
import { CMS_DIR } from './cms-dir.mjs';
import { forgetSeeding } from './seeding-marker.mjs';

const UPLOADS = join(CMS_DIR, 'public', 'uploads');

/**
 * Deletes the SQLite database and the uploads, and prints what it deletes. Never touches a
 * PostgreSQL database.
 * @param {{ databaseUrl: string | undefined, databaseFile: string }} database
 */
export function resetCms({ databaseUrl, databaseFile }) {
  if (databaseUrl) {
    throw new Error(
      '`--reset` deletes SQLite files only, and DATABASE_URL is set: empty that database yourself.',
    );
  }
  const database = ['', '-wal', '-shm', '-journal']
    .map((suffix) => `${databaseFile}${suffix}`)
    .filter(existsSync);
  const uploads = existsSync(UPLOADS)
    ? readdirSync(UPLOADS)
        .filter((name) => name !== '.gitkeep')
        .map((name) => join(UPLOADS, name))
    : [];

  for (const file of database) console.log(`Deleting ${relative(ROOT, file)}`);
  if (uploads.length > 0)
    console.log(`Deleting ${uploads.length} files in ${relative(ROOT, UPLOADS)}`);
  if (database.length + uploads.length === 0)
    console.log('Nothing to delete: there is no database and no upload.');
  for (const file of [...database, ...uploads]) rmSync(file, { recursive: true });
  forgetSeeding();
}
