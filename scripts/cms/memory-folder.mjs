import { accessSync, constants, statfsSync } from 'node:fs';
import { freemem } from 'node:os';

/** Linux's in-memory file system. */
const FOLDER = '/dev/shm';
/** Free space that the tests need for their databases and pictures. */
const NEEDED_BYTES = 6 * 1024 ** 3;

/**
 * Returns a folder in memory for the temporary data of tests; `undefined` when the system has no
 * such folder with enough space. SQLite waits for the disk at each statement that creates a table,
 * so a new CMS boots in half the time when its database is in memory.
 * @returns {string | undefined}
 */
export function memoryFolder() {
  try {
    accessSync(FOLDER, constants.W_OK);
    const { bavail, bsize } = statfsSync(FOLDER);
    const room = Math.min(bavail * bsize, freemem());
    return room < NEEDED_BYTES ? undefined : FOLDER;
  } catch {
    return undefined;
  }
}
