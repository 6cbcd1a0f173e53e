import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { installCommand, installPackages } from './debian-packages.mjs';
import { isExecutable, onPath } from './is-on-path.mjs';

/** @param {string} variable */
const named = (variable) => [process.env[variable]].find((path) => path && isExecutable(path));

/**
 * Finds WebKitGTK's MiniBrowser. Debian installs it in a folder named after the architecture, other
 * systems in `libexec`.
 */
function miniBrowser() {
  const machines = existsSync('/usr/lib') ? readdirSync('/usr/lib') : [];
  return ['/usr/libexec', ...machines.map((machine) => join('/usr/lib', machine))]
    .map((folder) => join(folder, 'webkit2gtk-4.1', 'MiniBrowser'))
    .find(isExecutable);
}

/** @typedef {{ programs: Record<string, () => string | undefined>, packages: string[] }} Engine */

/**
 * The programs of each browser engine, and the Debian packages that contain them. The key of a
 * program is the environment variable for its path; the value is a function that finds the program.
 * @type {Record<'firefox' | 'webkit', Engine>}
 */
const ENGINES = {
  firefox: {
    programs: {
      FIREFOX_PATH: () => named('FIREFOX_PATH') ?? onPath('firefox-esr', 'firefox'),
    },
    packages: ['firefox-esr'],
  },
  webkit: {
    programs: {
      WEBKIT_DRIVER_PATH: () => named('WEBKIT_DRIVER_PATH') ?? onPath('WebKitWebDriver'),
      MINI_BROWSER_PATH: () => named('MINI_BROWSER_PATH') ?? miniBrowser(),
      XVFB_PATH: () => named('XVFB_PATH') ?? onPath('Xvfb'),
    },
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
};

/** @param {Engine} engine */
const pathsOf = ({ programs }) =>
  Object.entries(programs).map(([variable, find]) => [variable, find()]);

/** @param {Engine} engine */
const missing = (engine) =>
  pathsOf(engine)
    .filter(([, path]) => path === undefined)
    .map(([variable]) => variable);

/**
 * Finds the programs of Firefox and WebKit for the cross-browser tests. An environment variable may
 * give the path of a program. Installs missing ones if possible. Prints an error and exits when a
 * program is not available.
 *
 * @param {readonly ('firefox' | 'webkit')[]} names
 * @returns {Promise<Record<string, string>>} the path of each program, by its environment variable.
 */
export async function ensureBrowsers(names) {
  const wanted = names.map((name) => ENGINES[name]);
  const unavailable = () => wanted.filter((engine) => missing(engine).length > 0);
  const packages = unavailable().flatMap((engine) => engine.packages);
  if (packages.length > 0) await installPackages(packages);
  const variables = unavailable().flatMap(missing);
  if (variables.length > 0) {
    console.error(
      `The tests of engines need ${packages.join(' and ')}: install them (Debian, as root: ${installCommand(packages)}) or name the programs in ${variables.join(', ')}.`,
    );
    process.exit(1);
  }
  return Object.fromEntries(wanted.flatMap(pathsOf));
}
