import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { installCommand, installPackages } from '../lib/debian-packages.mjs';

const PACKAGES = ['postgresql'];
// Debian installs the server's programs outside PATH, in one folder per version.
const VERSIONS = '/usr/lib/postgresql';

const newest = () =>
  (existsSync(VERSIONS) ? readdirSync(VERSIONS) : [])
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(VERSIONS, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'postgres')) && existsSync(join(folder, 'initdb')));

/**
 * Returns the folder of the newest PostgreSQL server's programs. Installs the programs if they are
 * missing and the installation is possible; otherwise rejects with a message that names the package
 * to install.
 */
export async function postgresPrograms() {
  if (!newest()) await installPackages(PACKAGES);
  const programs = newest();
  if (!programs)
    throw new Error(
      `PostgreSQL is missing: install it (Debian, as root: ${installCommand(PACKAGES)}).`,
    );
  return programs;
}

/**
 * Returns the options of `spawn` that run a program as the user `postgres` when this process runs
 * as root, because PostgreSQL refuses to run as root; otherwise no options.
 * @returns {{ uid?: number, gid?: number }}
 */
export const unprivileged = () => {
  if (process.getuid?.() !== 0) return {};
  /** @param {string} flag */
  const idOf = (flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
};
