import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Core } from '@strapi/strapi';
import Database from 'better-sqlite3';
import { Problem } from './user-error';

const RESTORING = 'A backup is being restored: start the CMS when that is done.';
const RUNNING = 'The CMS runs on this database: stop it first.';

/**
 * Locks a file beside the SQLite database and returns a function that releases the lock. Each CMS
 * holds a shared lock while it runs; a restore holds an exclusive one. The operating system
 * releases the lock when the process ends, even when it crashes. Throws a Problem when another
 * process holds a conflicting lock.
 */
const lock = (databaseFile: string, isAlone: boolean) => {
  mkdirSync(dirname(databaseFile), { recursive: true, mode: 0o700 });
  const own = new Database(`${databaseFile}-running`, { timeout: 0 });
  try {
    own.exec(isAlone ? 'begin exclusive' : 'begin');
    // `begin` alone takes no lock: SQLite takes the shared lock at the first read.
    own.prepare('select count(*) from sqlite_master').get();
  } catch (cause) {
    own.close();
    const isTaken = (cause as { code?: string }).code === 'SQLITE_BUSY';
    throw isTaken ? new Problem(isAlone ? RUNNING : RESTORING, { cause }) : cause;
  }
  return () => own.close();
};

export const claimDatabase = (databaseFile: string) => lock(databaseFile, true);

// Function that releases the lock of this CMS. It references the connection that holds the lock.
// Without this variable the connection would be garbage-collected, which would release the lock.
let shared: ReturnType<typeof lock> | undefined;

/**
 * Takes the shared lock, so that a restore refuses to start while this CMS runs. PostgreSQL needs
 * no lock, because a restore can list the open connections there.
 */
export const shareOwnDatabase = (strapi: Core.Strapi) => {
  shared?.();
  const filename = strapi.config.get<string | undefined>('database.connection.connection.filename');
  if (filename) shared = lock(filename, false);
};
