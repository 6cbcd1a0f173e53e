import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * Name of the file that lists the bundled packages and their licenses. Vite writes it in each build
 * of code for browsers.
 */
export const BUNDLED = 'licenses.json';

/**
 * Font packages. Vite does not list them, because the site uses their font files but none of their
 * modules.
 */
const FONTS = ['@fontsource/ibarra-real-nova', '@fontsource-variable/instrument-sans'];

/**
 * @typedef {object} License
 * @property {string} name of the package.
 * @property {string} version
 * @property {string} [identifier] SPDX identifier.
 * @property {string} [text]
 */

const require = createRequire(import.meta.url);
const OURS = require('../../package.json').name;

/** @param {string} name @returns {License} */
function licenseOfFonts(name) {
  const manifest = require.resolve(`${name}/package.json`);
  const { version, license } = JSON.parse(readFileSync(manifest, 'utf8'));
  const text = readFileSync(join(dirname(manifest), 'LICENSE'), 'utf8').trim();
  return { name, version, identifier: license, text };
}

/**
 * Returns the URL of the license text, for a package that declares its license but does not contain
 * the text.
 * @param {License} license
 */
const addressOf = ({ identifier }) => `https://spdx.org/licenses/${identifier}.html`;

/** @param {License} license */
const titleOf = ({ name, version, identifier = '' }) => `${name} ${version} ${identifier}`.trim();

/**
 * Returns the content of the license file.
 * @param {readonly License[]} licenses
 * @throws {Error} that names a package without a license, if there is one.
 */
export function licensesText(licenses) {
  const unknown = licenses.find(({ text, identifier }) => !text && !identifier);
  if (unknown) throw new Error(`${unknown.name} comes without a license`);
  const byTitle = new Map(
    licenses.map((license) => [titleOf(license), license.text || addressOf(license)]),
  );
  const parts = [...byTitle].sort(([one], [other]) => (one < other ? -1 : 1));
  const line = '-'.repeat(72);
  const head = 'This site is sent to browsers with the following software and fonts.';
  return [head, ...parts.map(([title, text]) => `${line}\n${title}\n\n${text}`), ''].join('\n\n');
}

/**
 * Reads Vite's list of bundled packages, and deletes the file.
 * @param {string} folder of a build.
 * @returns {License[]} the packages of the latest build into this folder.
 */
export function takeBundled(folder) {
  const file = join(folder, BUNDLED);
  const licenses = JSON.parse(readFileSync(file, 'utf8'));
  rmSync(file);
  // Remove this repository's own package, which Vite lists too.
  return licenses.filter((/** @type {License} */ { name }) => name !== OURS);
}

/**
 * Writes the licenses of the packages in the site's code and its service worker, and of the fonts.
 * @param {string} folder
 * @param {readonly License[]} bundled
 */
export const writeLicenses = (folder, bundled) =>
  writeFileSync(
    join(folder, 'licenses.txt'),
    licensesText([...bundled, ...FONTS.map(licenseOfFonts)]),
  );
