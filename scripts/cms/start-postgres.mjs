import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { superviseChild } from '../lib/process-group.mjs';
import { freePort } from './free-port.mjs';
import { postgresPrograms, unprivileged } from './postgres-programs.mjs';
import { temporaryFolder } from './temporary-folder.mjs';

/**
 * @typedef {{ uid?: number, gid?: number }} As
 * @typedef {{ programs: string, as: As, folder: string, data: string }} Place
 */

const USER = 'cms';
// `setpriv --pdeathsig` makes the kernel stop the server when this process is killed, because a
// killed process cannot clean up.
const SETPRIV = '/usr/bin/setpriv';
// The data need not survive a crash, because the database is temporary.
const NO_DURABILITY = ['-c', 'fsync=off', '-c', 'full_page_writes=off'];

/** @param {Place & { password: string }} place */
function initialise({ programs, as, folder, data, password }) {
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  const { uid, gid } = as;
  if (uid !== undefined && gid !== undefined)
    for (const path of [folder, passwordFile]) chownSync(path, uid, gid);
  const login = ['-U', USER, `--pwfile=${passwordFile}`, '-A', 'scram-sha-256'];
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, ...login, '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
    {
      ...as,
      cwd: folder,
      stdio: 'pipe',
    },
  );
}

/** @param {As} as */
const asUser = ({ uid, gid }) =>
  uid === undefined ? [] : ['--reuid', String(uid), '--regid', String(gid), '--clear-groups'];

/** @param {Place & { port: number, logFile: string }} place */
function launch({ programs, as, folder, data, port, logFile }) {
  const log = openSync(logFile, 'a');
  const address = ['-h', '127.0.0.1', '-p', String(port), '-k', folder];
  const command = [join(programs, 'postgres'), '-D', data, ...address, ...NO_DURABILITY];
  const server = spawn(SETPRIV, [...asUser(as), '--pdeathsig', 'INT', ...command], {
    cwd: folder,
    detached: true,
    stdio: ['ignore', log, log],
  });
  // SIGINT is PostgreSQL's fast shutdown: it does not wait for clients to disconnect.
  return superviseChild(server, 'SIGINT');
}

/**
 * @param {() => unknown} connect throws while the server is not up.
 * @param {ReturnType<typeof launch>} server
 * @param {string} logFile
 */
async function untilUp(connect, server, logFile) {
  const deadline = Date.now() + 60_000;
  /** @type {string | null} */
  let ended = null;
  void server.exited.then((how) => (ended = how));
  for (;;) {
    try {
      connect();
      return;
    } catch (cause) {
      if (ended || Date.now() > deadline) {
        await server.stop();
        const log = readFileSync(logFile, 'utf8');
        throw new Error(`PostgreSQL did not start (${ended ?? 'too slow'}). Its log:\n${log}`, {
          cause,
        });
      }
      await pause(100);
    }
  }
}

/**
 * Starts a separate PostgreSQL server on a free port of 127.0.0.1, with its data in a temporary
 * folder that `stop()` removes. Returns `{ url, createDatabase(name, template), stop() }`; `url`
 * and the result of `createDatabase` are connection strings of databases. With `template`, the new
 * database is a copy of the database of that name; no program may be connected to the template.
 * Without `template`, the new database is empty.
 */
export async function startPostgres() {
  const programs = await postgresPrograms();
  const as = unprivileged();
  const { path: folder, remove } = temporaryFolder('pg-');
  const data = join(folder, 'data');
  const logFile = join(folder, 'postgres.log');
  const password = randomBytes(16).toString('hex');
  const port = await freePort();
  /** @param {string} database */
  const urlOf = (database) => `postgres://${USER}:${password}@127.0.0.1:${port}/${database}`;
  /** @param {string} sql */
  const psql = (sql) =>
    execFileSync(join(programs, 'psql'), ['-qAt', '-c', sql, urlOf('postgres')], {
      stdio: 'pipe',
      cwd: folder,
    });

  initialise({ programs, as, folder, data, password });
  const server = launch({ programs, as, folder, data, port, logFile });
  await untilUp(() => psql('select 1'), server, logFile);

  /**
   * @param {string} name
   * @param {string} [template]
   */
  const createDatabase = (name, template) => {
    psql(`create database "${name}"${template ? ` template "${template}"` : ''}`);
    return urlOf(name);
  };
  return {
    url: createDatabase('cms'),
    createDatabase,
    stop: async () => {
      await server.stop();
      remove();
    },
  };
}
