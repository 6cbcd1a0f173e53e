import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CMS_DIR } from './cms-dir.mjs';

const MARK = join(CMS_DIR, '.tmp', 'seeding-unfinished');

// A connection string contains a password, so the marker file contains only its hash.
/** @param {string} database */
const nameOf = (database) => createHash('sha256').update(database).digest('hex');

/**
 * Creates a marker file, which `forgetSeeding` deletes after the seeding. A marker that exists when
 * the CMS starts means that a seeding was interrupted.
 * @param {string} database
 */
export const markSeeding = (database) => {
  mkdirSync(dirname(MARK), { recursive: true, mode: 0o700 });
  writeFileSync(MARK, nameOf(database));
};

export const forgetSeeding = () => rmSync(MARK, { force: true });

/** @param {string} database */
export const wasSeedingInterrupted = (database) => {
  try {
    return readFileSync(MARK, 'utf8') === nameOf(database);
  } catch {
    return false;
  }
};
