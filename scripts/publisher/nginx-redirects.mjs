import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Name of the file that nginx includes into a `map` when it is reloaded. It is in the folder of all
 * releases, because nginx must find it while no release is served.
 */
const FILE = 'redirects.map';

/**
 * A line of `_redirects` whose addresses mean nothing in nginx's configuration: no quotation mark,
 * `$`, backslash, bracket or white space. The build writes no others; this is a second lock, because
 * nginx reads the file as root.
 */
const LINE = /^(?<from>\/[\w./~%-]+) (?<to>(?:\/(?!\/)|https:\/\/)[\w./~%?&=+,#-]*) 301$/u;
/** A decoded path without a control character or a sign of nginx's configuration. */
const PLAIN = /^\/[\p{L}\p{M}\p{N}._~/-]+$/u;

const decoded = (/** @type {string} */ path) => {
  try {
    return decodeURIComponent(path);
  } catch {
    return '';
  }
};

/**
 * Returns the lines of nginx's `map` for the redirects of a `_redirects` file, each with and without
 * a slash at its end.
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
 * @param {string} release its folder.
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
