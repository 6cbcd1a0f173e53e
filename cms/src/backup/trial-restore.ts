import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { checkArchive, type Manifest, type TableCounts } from './archive';
import { type Place, placeOf } from './cms-storage';
import { countPostgres, emptyPostgres, refuseSameDatabase } from './postgres';
import { record } from './record-result';
import { restoreCms } from './restore-cms';
import { countSqlite } from './sqlite';
import { Problem } from './user-error';

/**
 * Returns the uploads folder and the database into which a backup is restored on trial. The uploads
 * folder and an SQLite database are in `folder`; a PostgreSQL database is the one at `url`.
 */
const scratchOf = async (
  { database }: Place,
  { url, folder }: { url: string | undefined; folder: string },
): Promise<Place> => {
  const uploads = join(folder, 'uploads');
  if (database.kind === 'sqlite')
    return { uploads, database: { kind: 'sqlite', file: join(folder, 'data.db') } };
  if (!url)
    throw new Problem('RESTORE_TEST_DATABASE_URL is needed: an empty database for this trial.');
  const scratch = { ...database, url };
  await refuseSameDatabase(database, scratch);
  return { uploads, database: scratch };
};

const sumOf = (counts: TableCounts) => Object.values(counts).reduce((sum, count) => sum + count, 0);

const differences = (expected: TableCounts, found: TableCounts) =>
  Object.entries(expected)
    .filter(([table, count]) => found[table] !== count)
    .map(([table, count]) => `${table} has ${found[table] ?? 'no'} rows instead of ${count}`);

const compare = async ({ files, counts }: Manifest, { database, uploads }: Place) => {
  if (!counts) throw new Problem('It was made by an earlier version, which counted nothing.');
  const found = await (database.kind === 'sqlite'
    ? countSqlite(database)
    : countPostgres(database));
  const expected = Object.keys(files).filter((path) => path.startsWith('uploads/')).length;
  const pictures = existsSync(uploads) ? readdirSync(uploads).length : 0;
  const wrong = [
    ...differences(counts, found),
    ...(pictures === expected ? [] : [`${pictures} pictures instead of ${expected}`]),
  ];
  if (wrong.length > 0) throw new Problem(`What was restored differs: ${wrong.join(', ')}.`);
  return `${sumOf(counts)} rows in ${Object.keys(counts).length} tables and ${pictures} pictures`;
};

const attempt = async (live: Place, file: string, url: string | undefined) => {
  await checkArchive(file);
  const folder = await mkdtemp(join(tmpdir(), 'restore-test-'));
  try {
    const scratch = await scratchOf(live, { url, folder });
    // A failed restore of the database is rolled back, so it leaves no rows to delete.
    const manifest = await restoreCms(scratch, file);
    try {
      return await compare(manifest, scratch);
    } finally {
      // Delete the restored rows, because they contain personal data.
      if (scratch.database.kind === 'postgres') await emptyPostgres(scratch.database);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/**
 * Restores a backup into temporary storage, and compares the numbers of rows and pictures with the
 * numbers that were counted when the backup was made. The CMS may keep running. Records the result
 * for the launch checks.
 *
 * @throws Problem when the backup cannot be restored or differs.
 */
export const trialRestore = async (env: NodeJS.ProcessEnv, file: string) => {
  const live = placeOf(env);
  const at = new Date().toISOString();
  const trial = attempt(live, file, env.RESTORE_TEST_DATABASE_URL);
  const problem = await trial.then(
    () => null,
    ({ message }: Error) => message,
  );
  // The trial itself is complete, so the command succeeds even if recording its result fails.
  const warning = await record(live, 'restore-test', { at, problem }).then(
    () => '',
    ({ message }: Error) => `The panel will not know of this trial: ${message}\n`,
  );
  return `${warning}Restored ${basename(file)} on trial: ${await trial}, as in the backup.`;
};
