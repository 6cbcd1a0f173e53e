import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { installCommand, installPackages } from './debian-packages.mjs';
import { isExecutable, onPath } from './is-on-path.mjs';
import { ROOT } from './root.mjs';
import { run } from './run.mjs';

/** Chromium without a window: half a second less for each page of a test. */
const SHELL = 'chromium-headless-shell';
const PACKAGES = [SHELL];

const named = () => [process.env.CHROMIUM_PATH].find((path) => path && isExecutable(path));

const ofTheSystem = () =>
  onPath(SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable');

/** Playwright keeps its browsers in folders such as `chromium-1200/chrome-linux/chrome`. */
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

/** The path of a Chromium that is there already, if any. */
export const findChromium = () => named() ?? ofTheSystem() ?? ofPlaywright();

const playwrightDownload = () =>
  run('npx', ['playwright', 'install', 'chromium'], { cwd: ROOT, stdio: 'ignore' });

const debianPackage = () => installPackages(PACKAGES);

/**
 * A Chromium for the browser tests: the one that CHROMIUM_PATH names, the system's, Playwright's,
 * or one installed now. Ends the process with a sentence when there is none to be had.
 *
 * @returns {Promise<string>} the path of its executable.
 */
export async function ensureChromium() {
  if (process.env.CHROMIUM_PATH && !named()) {
    console.error(`CHROMIUM_PATH names ${process.env.CHROMIUM_PATH}, which cannot be run.`);
    process.exit(1);
  }
  for (const install of [null, playwrightDownload, debianPackage]) {
    if (install) console.log('No Chromium found: looking for one to install …');
    await install?.();
    const path = findChromium();
    if (path) return path;
  }
  console.error(
    `The browser tests need a Chromium: install one (Debian, as root: ${installCommand(PACKAGES)}) or name it in CHROMIUM_PATH.`,
  );
  process.exit(1);
}
