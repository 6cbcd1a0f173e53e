import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Core } from '@strapi/strapi';
import Database from 'better-sqlite3';
import { Problem } from './problem';

const RESTORING = 'A backup is being restored: start the CMS when that is done.';
const RUNNING = 'The CMS runs on this database: stop it first.';

/**
 * A lock of the operating system on a file beside the SQLite database: each CMS holds a shared lock
 * while it runs, a restore holds it exclusively. The lock ends with its process, however that
 * exits. Returns a function that releases it.
 */
const lock = (databaseFile: string, isAlone: boolean) => {
  mkdirSync(dirname(databaseFile), { recursive: true, mode: 0o700 });
  const own = new Database(`${databaseFile}-running`, { timeout: 0 });
  try {
    own.exec(isAlone ? 'begin exclusive' : 'begin');
    // SQLite takes the shared lock only when it reads.
    own.prepare('select count(*) from sqlite_master').get();
  } catch (cause) {
    own.close();
    const isTaken = (cause as { code?: string }).code === 'SQLITE_BUSY';
    throw isTaken ? new Problem(isAlone ? RUNNING : RESTORING, { cause }) : cause;
  }
  return () => own.close();
};

export const claimDatabase = (databaseFile: string) => lock(databaseFile, true);

// Keep a reference: without one the connection is garbage-collected, and its lock with it.
let shared: ReturnType<typeof lock> | undefined;

/** Makes a restore wait until this CMS exits. PostgreSQL itself lists its open connections. */
export const shareOwnDatabase = (strapi: Core.Strapi) => {
  shared?.();
  const filename = strapi.config.get<string | undefined>('database.connection.connection.filename');
  if (filename) shared = lock(filename, false);
};
