import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { canInstallPackages, installPackages } from './debian-packages.mjs';

// Debian keeps the server's programs out of PATH, a folder for each version.
const VERSIONS = '/usr/lib/postgresql';

const newest = () =>
  (existsSync(VERSIONS) ? readdirSync(VERSIONS) : [])
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(VERSIONS, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'postgres')) && existsSync(join(folder, 'initdb')));

/** The folder of the newest PostgreSQL server's programs; installs the Debian package when that is possible. */
export async function postgresPrograms() {
  if (!newest() && canInstallPackages()) await installPackages('postgresql');
  const programs = newest();
  if (!programs) throw new Error('PostgreSQL is missing: install the Debian package `postgresql`.');
  return programs;
}

/** PostgreSQL refuses to run as root: whom to run it as then, in the form that `spawn` takes. */
export const unprivileged = () => {
  if (process.getuid() !== 0) return {};
  const idOf = (flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
};
