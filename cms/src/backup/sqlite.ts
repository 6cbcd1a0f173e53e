import { existsSync } from 'node:fs';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import Database from 'better-sqlite3';
import { extractFiles, type TableCounts } from './archive';
import type { SqlitePlace } from './cms-storage';
import { BLANKED, EMPTIED, SETTINGS } from './excluded-data';
import type { FileRow } from './pictures';
import { claimDatabase } from './running-lock';
import { Problem } from './user-error';

const PART = 'database.sqlite';
const ALL_PAGES = 0x7fff_ffff;

const clean = (copy: Database.Database) => {
  const tables = new Set(copy.prepare('select name from sqlite_master').pluck().all());
  const here = (table: string) => tables.has(table);
  for (const table of EMPTIED.filter(here)) copy.exec(`delete from "${table}"`);
  for (const [table, columns] of Object.entries(BLANKED))
    if (here(table))
      copy.exec(`update "${table}" set ${columns.map((column) => `"${column}" = null`).join()}`);
  copy.prepare(`delete from ${SETTINGS.table} where key = ?`).run(SETTINGS.key);
  // Without `vacuum`, deleted data would remain in unused pages of the file.
  copy.exec('vacuum');
};

const countsOf = (database: Database.Database): TableCounts => {
  const tables = database
    .prepare("select name from sqlite_master where type = 'table' and name not like 'sqlite_%'")
    .pluck()
    .all() as string[];
  return Object.fromEntries(
    tables.map((table) => [
      table,
      database.prepare(`select count(*) from "${table}"`).pluck().get() as number,
    ]),
  );
};

/** Counts the rows of each table of a database that no CMS uses. */
export const countSqlite = ({ file }: SqlitePlace): TableCounts => {
  const database = new Database(file, { fileMustExist: true });
  try {
    return countsOf(database);
  } finally {
    database.close();
  }
};

/** Copies a consistent snapshot of the database into `folder`. The CMS may keep running. */
export const snapshotOfSqlite = async ({ file }: SqlitePlace, folder: string) => {
  if (!existsSync(file)) throw new Problem(`There is no database ${file}.`);
  const target = join(folder, PART);
  const source = new Database(file);
  // Copy all pages in one step. With several steps, a write by the CMS between two of them would
  // restart the copy.
  await source.backup(target, { progress: () => ALL_PAGES }).finally(() => source.close());
  const copy = new Database(target);
  try {
    copy.pragma('journal_mode = delete');
    clean(copy);
    const files = copy.prepare('select url, formats from files').all() as FileRow[];
    return { parts: [PART], files, counts: countsOf(copy) };
  } finally {
    copy.close();
  }
};

const isSound = (file: string) => {
  const database = new Database(file, { fileMustExist: true });
  try {
    return database.pragma('integrity_check', { simple: true }) === 'ok';
  } finally {
    database.close();
  }
};

/**
 * Applies the journal that a killed CMS left behind, so that SQLite does not apply it to the new
 * database.
 */
const settle = (file: string) => {
  if (!existsSync(file)) return;
  const database = new Database(file);
  database.pragma('journal_mode = delete');
  database.prepare('select count(*) from sqlite_master').get();
  database.close();
};

/**
 * Takes the exclusive lock on the database in use, and extracts the database of an archive into a
 * folder beside it. The returned `swap` atomically replaces the database in use; `drop` deletes the
 * folder and releases the lock.
 */
export const stageSqlite = async (archive: string, { file }: SqlitePlace) => {
  const release = claimDatabase(file);
  const folder = await mkdtemp(join(dirname(file), '.restore-'));
  const staged = join(folder, PART);
  const drop = async () => {
    await rm(folder, { recursive: true, force: true });
    release();
  };
  try {
    await extractFiles(archive, 'parts', folder);
    if (!isSound(staged)) throw new Problem('The database in the backup is damaged.');
    const swap = async () => {
      settle(file);
      await rename(staged, file);
    };
    return { swap, drop };
  } catch (error) {
    await drop();
    throw error;
  }
};
