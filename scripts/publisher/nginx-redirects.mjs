import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Name of the file with the redirects. nginx includes this file in a `map` at each reload. The file
 * is in the folder of all releases, because nginx must find it even while no release is served.
 */
const FILE = 'redirects.map';

/**
 * Matches a line of a `_redirects` file if its paths contain none of the characters that are
 * special in nginx's configuration: quotation marks, `$`, backslashes, brackets and white space.
 * The build checks redirects too. The publisher checks them again, because nginx reads the file as
 * root.
 */
const LINE = /^(?<from>\/[\w./~%-]+) (?<to>(?:\/(?!\/)|https:\/\/)[\w./~%?&=+,#-]*) 301$/u;
/**
 * Matches a decoded path without control characters and without characters that are special in
 * nginx's configuration.
 */
const PLAIN = /^\/[\p{L}\p{M}\p{N}._~/-]+$/u;

const decoded = (/** @type {string} */ path) => {
  try {
    return decodeURIComponent(path);
  } catch {
    return '';
  }
};

/**
 * Returns two lines of nginx's `map` for each redirect of a `_redirects` file: one for the path
 * itself, and one for the path with a slash at the end.
 * @param {string} redirects
 */
export const nginxMap = (redirects) =>
  redirects
    .split('\n')
    .flatMap((line) => {
      const { from = '', to = '' } = LINE.exec(line)?.groups ?? {};
      const path = decoded(from);
      return PLAIN.test(path) ? [`"${path}" "${to}";\n`, `"${path}/" "${to}";\n`] : [];
    })
    .join('');

/**
 * Writes the redirects of a release for nginx, if they have changed. `sanaag-redirects.path` then
 * reloads nginx.
 * @param {string} folder of all releases.
 * @param {string} release folder of the release.
 */
export function writeNginxRedirects(folder, release) {
  const source = join(release, '_redirects');
  const text = existsSync(source) ? nginxMap(readFileSync(source, 'utf8')) : '';
  const file = join(folder, FILE);
  if ((existsSync(file) ? readFileSync(file, 'utf8') : '') === text) return;
  const unfinished = join(folder, `.${FILE}.${process.pid}`);
  writeFileSync(unfinished, text);
  renameSync(unfinished, file);
}
