import { execFile } from 'node:child_process';
import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { bootTemporaryCms } from '../cms/boot-temporary-cms.mjs';
import { temporaryFolder } from '../cms/temporary-folder.mjs';
import { installCommand, installPackages } from '../lib/debian-packages.mjs';
import { isOnPath } from '../lib/is-on-path.mjs';
import { needNginx, openNginx } from '../lib/nginx-on-loopback.mjs';

const run = promisify(execFile);

/** Number of parallel connections, below the limit of 40 that deploy/nginx sets per IP address. */
const AT_ONCE = 32;
const REQUESTS = 20_000;

/** The requested paths of a site with the sample content. */
const ADDRESSES = ['/', '/product', '/product-detail/frankincense-carterii-ten-ml'];

/**
 * @typedef {object} Load
 * @property {string} address
 * @property {boolean} hasCms whether the CMS ran during the whole measurement; `false` when the CMS
 * was stopped during the measurement.
 * @property {number} perSecond
 * @property {number} p50 in ms
 * @property {number} p99 in ms
 * @property {number} failed
 */

/** @param {string} text @param {RegExp} pattern */
const figure = (text, pattern) => Number(pattern.exec(text)?.[1] ?? 0);

/**
 * @param {string} origin @param {string} address @param {boolean} hasCms @returns {Promise<Load>}
 */
async function load(origin, address, hasCms) {
  const args = ['-k', '-q', '-c', `${AT_ONCE}`, '-n', `${REQUESTS}`, '-H', 'Accept-Encoding: br'];
  const { stdout } = await run('ab', [...args, `${origin}${address}`]);
  return {
    address,
    hasCms,
    perSecond: figure(stdout, /Requests per second:\s+([\d.]+)/u),
    p50: figure(stdout, /\s50%\s+(\d+)/u),
    p99: figure(stdout, /\s99%\s+(\d+)/u),
    failed:
      figure(stdout, /Failed requests:\s+(\d+)/u) + figure(stdout, /Non-2xx responses:\s+(\d+)/u),
  };
}

/**
 * Measures how many pages per second nginx serves on loopback, over TLS: every address in
 * `ADDRESSES` while the CMS runs, then `/` while the CMS shuts down.
 * @param {string} site the folder of a build.
 * @returns {Promise<readonly Load[]>}
 */
export async function nginxLoad(site) {
  await needNginx();
  if (!isOnPath('ab') && !(await installPackages(['apache2-utils']))) {
    throw new Error(`ab is not here: ${installCommand(['apache2-utils'])}`);
  }
  const { path: sites, remove } = temporaryFolder('sites-');
  mkdirSync(join(sites, 'older'));
  symlinkSync(site, join(sites, 'current'));
  const cms = await bootTemporaryCms({});
  const nginx = await openNginx({ sites, cms: new URL(cms.url).host, token: '' });
  try {
    const loads = [];
    for (const address of ADDRESSES) loads.push(await load(nginx.https, address, true));
    const [without] = await Promise.all([load(nginx.https, '/', false), cms.stop()]);
    return [...loads, without];
  } finally {
    await nginx.close();
    await cms.stop();
    remove();
  }
}
