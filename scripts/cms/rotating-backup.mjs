import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { typedPath } from '../lib/typed-path.mjs';
import { backupName, backupsIn, expiredBackups } from './expired-backups.mjs';
import { runBackup } from './run-backup.mjs';

/** @param {string} typed @returns {string} the folder, which must exist. */
function folderAt(typed) {
  const folder = typedPath(typed);
  if (existsSync(folder) && statSync(folder).isDirectory()) return folder;
  throw new Error(`There is no folder ${folder}.`);
}

/**
 * Backs up the CMS of this clone into a new file in a folder, and deletes the expired backups in
 * that folder. Deletes no backup when the new backup fails.
 * @param {string} typed the folder, relative to the folder where the command was typed.
 * @returns {Promise<number>} the exit code.
 */
export async function rotatingBackup(typed) {
  const folder = folderAt(typed);
  const code = await runBackup('backup', join(folder, backupName(new Date())));
  if (code !== 0) return code;
  const expired = expiredBackups(readdirSync(folder));
  for (const name of expired) rmSync(join(folder, name));
  if (expired.length > 0)
    console.log(`Deleted ${expired.length} older backups: ${expired.join(', ')}`);
  return 0;
}

/**
 * Restores a backup into a temporary folder (on PostgreSQL, into a separate database). Compares the
 * numbers of restored rows and pictures with the numbers that the backup recorded.
 * @param {string} typed a backup, or a folder whose newest backup is used.
 * @returns {Promise<number>} the exit code.
 */
export async function restoreTest(typed) {
  const place = typedPath(typed);
  if (!existsSync(place)) throw new Error(`There is no file ${place}.`);
  if (!statSync(place).isDirectory()) return runBackup('restore-test', place);
  const [newest] = backupsIn(readdirSync(place));
  if (newest === undefined) throw new Error(`There is no backup in ${place}.`);
  return runBackup('restore-test', join(place, newest));
}
