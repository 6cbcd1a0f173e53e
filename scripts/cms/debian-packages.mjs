import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runOrThrow } from './run-or-throw.mjs';

export const isOnPath = (program) =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, program), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });

/** May this process install Debian packages? */
export const canInstallPackages = () => process.getuid?.() === 0 && isOnPath('apt-get');

export async function installPackages(...packages) {
  console.log(`Installing ${packages.join(', ')} from Debian.`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await runOrThrow('apt-get', ['update', '-qq'], { env });
  await runOrThrow('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    env,
  });
}
