import { isOnPath } from './is-on-path.mjs';
import { mayInstall } from './may-install.mjs';
import { run } from './run.mjs';

/**
 * Returns the command that installs packages, for an error message.
 * @param {readonly string[]} packages
 */
export const installCommand = (packages) => `apt-get install ${packages.join(' ')}`;

/**
 * Installs Debian packages if this process runs as root, `apt-get` exists and `mayInstall` resolves
 * with `true`. Resolves with `true` when the packages were installed, otherwise with `false`. The
 * caller reports a failure, for example with `installCommand`.
 * @param {readonly string[]} packages
 * @returns {Promise<boolean>}
 */
export async function installPackages(packages) {
  if (process.getuid?.() !== 0 || !isOnPath('apt-get')) return false;
  if (!(await mayInstall(packages))) return false;
  console.log(`Installing ${packages.join(', ')} from Debian …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  // Waits up to 300 seconds for dpkg's lock, because another installation may be running.
  const patiently = ['-o', 'DPkg::Lock::Timeout=300', '-qq'];
  if ((await run('apt-get', ['update', ...patiently], { env })) !== 0) return false;
  const install = ['install', '-y', '--no-install-recommends', ...patiently, ...packages];
  return (await run('apt-get', install, { env })) === 0;
}
