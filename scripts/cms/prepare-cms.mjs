import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installPackages } from '../lib/debian-packages.mjs';
import { isOnPath } from '../lib/is-on-path.mjs';
import { run } from '../lib/run.mjs';
import { withProgress } from '../lib/with-progress.mjs';
import { CMS_DIR } from './cms-dir.mjs';
import { runOrThrow } from './run-or-throw.mjs';

const STAMP = join(CMS_DIR, 'node_modules', '.installed-from');
// Programs with which npm compiles SQLite's driver when its binary cannot be downloaded:
// docs/decisions/0020-the-sqlite-driver.md.
const COMPILER = ['g++', 'make', 'python3'];

/**
 * Returns what an installation depends on: the lock file, and the Node version and platform that
 * SQLite's driver is compiled for.
 */
const wanted = () => {
  const lock = createHash('sha256')
    .update(readFileSync(join(CMS_DIR, 'package-lock.json')))
    .digest('hex');
  return `${lock} node-abi-${process.versions.modules} ${process.platform}-${process.arch}\n`;
};

const isInstalled = () => {
  try {
    return readFileSync(STAMP, 'utf8') === wanted();
  } catch {
    return false;
  }
};

async function getDriver() {
  if (COMPILER.some((program) => !isOnPath(program))) await installPackages(COMPILER);
  try {
    // Compile the driver's two files in parallel.
    const env = { ...process.env, JOBS: process.env.JOBS ?? 'max' };
    await runOrThrow('npm', ['rebuild', 'better-sqlite3'], { cwd: CMS_DIR, env });
  } catch (cause) {
    const missing = COMPILER.filter((program) => !isOnPath(program));
    const need =
      missing.length > 0
        ? `${missing.join(', ')} (missing here)`
        : `${COMPILER.join(', ')} and Node's headers`;
    throw new Error(`SQLite's driver could not be compiled: it needs ${need}.`, { cause });
  }
}

/** Installs the packages of cms/ when they are missing or do not match the lock file. */
async function install() {
  if (isInstalled()) return;
  // SQLite's driver is the only package whose install script the CMS needs. `getDriver` runs this
  // script; `--ignore-scripts` skips the scripts of all packages here.
  const ci = ['ci', '--ignore-scripts', '--no-audit', '--no-fund'];
  await withProgress(
    { doing: 'Installing the packages of cms/', about: '1 to 3 minutes, once' },
    () => runOrThrow('npm', ci, { cwd: CMS_DIR }),
  );
  await withProgress(
    {
      doing: "Getting SQLite's driver",
      about: 'seconds where GitHub can be reached, else 2 to 4 minutes to compile it, once',
    },
    getDriver,
  );
  writeFileSync(STAMP, wanted());
}

/**
 * Prepares cms/ for a command that may run while the CMS is running. Does nothing if an operator
 * has run `npm ci` and compiled the code, as on a server: another installation would remove the
 * packages that the running CMS loads.
 */
export async function prepareBesideRunning() {
  const isServer = !existsSync(STAMP) && existsSync(join(CMS_DIR, 'dist', '.compiled-from'));
  if (!isServer) await prepareCms();
}

/** Prepares cms/ for a start: installs its packages, and checks and compiles its TypeScript. */
export async function prepareCms() {
  await install();
  const compile = join(CMS_DIR, 'scripts', 'compile.mjs');
  if ((await run(process.execPath, [compile, '--is-compiled'])) === 0) return;
  await withProgress(
    { doing: 'Checking and compiling the code of cms/', about: '10 to 60 seconds' },
    () => runOrThrow(process.execPath, [compile]),
  );
}
