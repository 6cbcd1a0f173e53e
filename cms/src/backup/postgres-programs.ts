import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { PostgresPlace } from './cms-storage';
import { Problem } from './user-error';

/**
 * Returns the path of a program of the given major version. Debian installs each version in its own
 * folder; elsewhere the program is found through PATH.
 */
const programOf = (name: string, major: number) => {
  const debian = join('/usr/lib/postgresql', String(major), 'bin', name);
  return existsSync(debian) ? debian : name;
};

/**
 * Returns the environment for PostgreSQL's programs. It contains the password, because other users
 * of the machine could read the password if it were an argument.
 */
const environmentOf = ({ url, ssl }: PostgresPlace) => {
  const password = decodeURIComponent(new URL(url).password);
  const mode = ssl && (ssl.rejectUnauthorized ? 'verify-full' : 'require');
  return { ...process.env, PGPASSWORD: password, ...(mode ? { PGSSLMODE: mode } : {}) };
};

const withoutPassword = (url: string) => {
  const bare = new URL(url);
  bare.password = '';
  return bare.href;
};

/**
 * Runs `pg_dump` or `psql` on the database of `place` and returns the output. `major` is the major
 * version of the server, which the program must have too. Throws a Problem when the program fails.
 */
export const runProgram = async (
  name: 'pg_dump' | 'psql',
  args: readonly string[],
  { place, major }: { place: PostgresPlace; major: number },
) =>
  run(
    programOf(name, major),
    ['--dbname', withoutPassword(place.url), ...args],
    environmentOf(place),
  );

/** Runs `pg_restore` on a file, without a database, and returns the output. */
export const readDump = (args: readonly string[], major: number) =>
  run(programOf('pg_restore', major), args, process.env);

const run = async (command: string, args: readonly string[], env: NodeJS.ProcessEnv) => {
  const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const missing = () => {
    throw new Problem(`${command} is missing: install PostgreSQL's client programs.`);
  };
  const [out, errors] = [text(child.stdout), text(child.stderr)];
  const [code] = (await once(child, 'close').catch(missing)) as [number | null];
  if (code === 0) return out;
  const [why = `it ended with ${code}`] = (await errors).trim().split('\n');
  throw new Problem(`${command} failed: ${why}`);
};
