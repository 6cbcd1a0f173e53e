import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { ROOT } from './root.mjs';
import { run } from './run.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function executable(path) {
  try {
    accessSync(path, constants.X_OK);
    return path;
  } catch {
    return undefined;
  }
}

const named = () => process.env.CHROMIUM_PATH && executable(process.env.CHROMIUM_PATH);

const ofTheSystem = () =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)))
    .find(executable);

/** Playwright keeps its browsers in folders such as `chromium-1200/chrome-linux/chrome`. */
function ofPlaywright() {
  const folder = process.env.PLAYWRIGHT_BROWSERS_PATH ?? join(homedir(), '.cache/ms-playwright');
  if (!existsSync(folder)) return undefined;
  return readdirSync(folder)
    .filter((name) => /^chromium-\d+$/.test(name))
    .flatMap((name) =>
      ['chrome-linux', 'chrome-linux64'].map((inner) => join(folder, name, inner, 'chrome')),
    )
    .find(executable);
}

/** The path of a Chromium that is there already, if any. */
export const findChromium = () => named() || ofTheSystem() || ofPlaywright();

const playwrightDownload = () =>
  run('npx', ['playwright', 'install', 'chromium'], { cwd: ROOT, stdio: 'ignore' });

async function debianPackage() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const quietly = { env, stdio: 'ignore' };
  await run('apt-get', ['update', '-qq'], quietly);
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], quietly);
}

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
    if (install) console.log('No Chromium found: installing one …');
    await install?.();
    const path = findChromium();
    if (path) return path;
  }
  console.error(
    'The browser tests need a Chromium: install one (Debian: apt-get install chromium) or name it in CHROMIUM_PATH.',
  );
  process.exit(1);
}
