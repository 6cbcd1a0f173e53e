import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './root.mjs';
import { runOrExit } from './run.mjs';
import { withProgress } from './with-progress.mjs';

// A copy of the lock file that the packages were installed from.
const INSTALLED = join(ROOT, 'node_modules/.cache/installed-package-lock.json');
const LOCK = join(ROOT, 'package-lock.json');

const upToDate = () =>
  existsSync(INSTALLED) && readFileSync(INSTALLED, 'utf8') === readFileSync(LOCK, 'utf8');

/**
 * Installs the packages when they are missing or do not match the lock file. Also installs the
 * development packages, because they build the site. Otherwise npm would omit them on servers,
 * where NODE_ENV is `production`.
 */
export async function ensurePackages() {
  if (upToDate()) return;
  await withProgress(
    {
      doing: 'Installing the packages of the site',
      about: '1 to 3 minutes, once for each change of package-lock.json',
    },
    () => runOrExit('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], { cwd: ROOT }),
  );
  mkdirSync(dirname(INSTALLED), { recursive: true });
  writeFileSync(INSTALLED, readFileSync(LOCK, 'utf8'));
}
