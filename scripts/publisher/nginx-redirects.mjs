import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Name of the file of redirects that nginx includes into a `map` at each reload. The file is in the
 * folder of all releases, because nginx must find it even while no release is served.
 */
const FILE = 'redirects.map';

/**
 * A redirect in a `_redirects` file, without characters that are special in nginx's configuration:
 * quotation marks, `$`, backslashes, brackets and white space. The build checks redirects too; they
 * are checked again here because nginx reads the file as root.
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
