import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { headerRules } from '../../config/host-headers.mjs';
import { redirects } from '../../config/host-redirects.mjs';
import { headerOptions } from '../lib/header-options.mjs';

/**
 * Returns the content of a `_headers` file. When an earlier rule sets the same header, a line with
 * `! Name` removes the earlier value first, because some hosts would otherwise join both values.
 * Other hosts overwrite the earlier value and ignore the line with `!`.
 * @param {readonly import('../../config/host-headers.mjs').HeaderRule[]} rules
 */
function headersFile(rules) {
  const given = new Set();
  const lines = rules.flatMap(({ path, headers }) => {
    const names = Object.keys(headers);
    const again = names.filter((name) => given.has(name));
    for (const name of names) given.add(name);
    return [
      path,
      ...again.map((name) => `  ! ${name}`),
      ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
      '',
    ];
  });
  return lines.join('\n');
}

/** Writes the `_headers` file. @param {string} folder of the static files. */
export const writeHeadersFile = (folder) =>
  writeFileSync(join(folder, '_headers'), headersFile(headerRules(headerOptions())));

/** @param {readonly import('../../config/host-redirects.mjs').Redirect[]} rules */
const redirectsFile = (rules) =>
  rules.map(({ from, to, status }) => `${from} ${to} ${status}\n`).join('');

/**
 * Writes the `_redirects` file: first the owner's redirects, then the redirects that every site
 * has. Deletes an existing file instead of writing into it, because an earlier build may share that
 * file by a hard link.
 * @param {string} folder
 * @param {{ shellOnly: boolean }} site
 * @param {readonly { from: string, to: string }[]} [owners]
 */
export function writeRedirectsFile(folder, site, owners = []) {
  const file = join(folder, '_redirects');
  rmSync(file, { force: true });
  // Write each path encoded and decoded: some hosts compare the encoded path, other hosts the
  // decoded path.
  const rules = owners.flatMap(({ from, to }) =>
    [...new Set([encodeURI(from), from])].map((path) => ({
      from: path,
      to,
      status: /** @type {const} */ (301),
    })),
  );
  writeFileSync(file, redirectsFile([...rules, ...redirects(site)]));
}

/**
 * Writes the configuration files of static hosts: `_headers` and `_redirects`, in the format that
 * Netlify and Cloudflare share.
 * @param {string} folder
 * @param {{ shellOnly: boolean }} site
 */
export function writeStaticHostFiles(folder, site) {
  writeHeadersFile(folder);
  writeRedirectsFile(folder, site);
}
