import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { installCommand, installPackages } from './debian-packages.mjs';
import { isExecutable, isOnPath, onPath } from './is-on-path.mjs';
import { inCi } from './may-install.mjs';
import { ROOT } from './root.mjs';
import { run } from './run.mjs';

/**
 * Chromium's headless shell. With it, the browser tests take a quarter of the time that they take
 * with the full Chromium.
 */
const SHELL = 'chromium-headless-shell';
const PACKAGES = [SHELL];

const named = () => [process.env.CHROMIUM_PATH].find((path) => path && isExecutable(path));

const ofTheSystem = () =>
  onPath(SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable');

/**
 * Finds the Chromium that Playwright has downloaded, for example
 * `chromium-1200/chrome-linux/chrome`.
 */
function ofPlaywright() {
  const folder = process.env.PLAYWRIGHT_BROWSERS_PATH ?? join(homedir(), '.cache/ms-playwright');
  if (!existsSync(folder)) return undefined;
  return readdirSync(folder)
    .filter((name) => /^chromium-\d+$/.test(name))
    .flatMap((name) =>
      ['chrome-linux', 'chrome-linux64'].map((inner) => join(folder, name, inner, 'chrome')),
    )
    .find(isExecutable);
}

/** Returns the path of an installed Chromium, if any. */
export const findChromium = () => named() ?? ofTheSystem() ?? ofPlaywright();

const playwrightDownload = () =>
  run('npx', ['playwright', 'install', 'chromium'], { cwd: ROOT, stdio: 'ignore' });

const debianPackage = () => installPackages(PACKAGES);

/**
 * Finds a Chromium for the browser tests. The order of preference is: the path in CHROMIUM_PATH,
 * the headless shell, another Chromium of the system, Playwright's Chromium. Tries to install the
 * headless shell when no Chromium is found; in CI also when only another Chromium is found.
 * Downloads Playwright's Chromium when there is still no Chromium. Prints an error and exits when
 * the path in CHROMIUM_PATH is not executable, or when the download fails.
 *
 * @returns {Promise<string>} the path of the Chromium executable.
 */
export async function ensureChromium() {
  if (process.env.CHROMIUM_PATH && !named()) {
    console.error(`CHROMIUM_PATH names ${process.env.CHROMIUM_PATH}, which cannot be run.`);
    process.exit(1);
  }
  // On a developer's machine any installed Chromium is sufficient. In CI, installing the headless
  // shell takes less time than it saves.
  const isThere = inCi() ? named() || isOnPath(SHELL) : findChromium();
  if (!isThere) await debianPackage();
  if (!findChromium()) {
    console.log('No Chromium found: downloading one …');
    await playwrightDownload();
  }
  const path = findChromium();
  if (path) return path;
  console.error(
    `The browser tests need a Chromium: install one (Debian, as root: ${installCommand(PACKAGES)}) or name it in CHROMIUM_PATH.`,
  );
  process.exit(1);
}
