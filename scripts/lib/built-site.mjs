import { createHash } from 'node:crypto';
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceFiles } from '../build/source-fingerprint.mjs';
import { filesIn } from './files-in.mjs';
import { ROOT } from './root.mjs';
import { run } from './run.mjs';
import { CMS_HOST, SITES } from './test-sites.mjs';

/**
 * @typedef {object} Site
 * @property {Record<string, string>} env the build's environment variables, which override those of
 * the shell and of `.env.local`.
 * @property {boolean} [shellOnly] whether to build only the app shell, so that the browser renders
 * the pages.
 * @property {boolean} [edge] whether an edge worker renders the pages.
 * @property {boolean} [noServiceWorker] whether to leave out the service worker, so that the site
 * does not work offline.
 */

/** @param {Site} site */
function fingerprint(site) {
  const hash = createHash('sha256').update(`${process.version} ${JSON.stringify(site)}`);
  for (const file of sourceFiles()) hash.update(file).update(readFileSync(join(ROOT, file)));
  return hash.digest('hex');
}

/**
 * Builds in progress, by name. A second caller of `builtSite` waits for the same build.
 * @type {Record<string, Promise<string>>}
 */
const building = {};

/**
 * Builds the site into `outDir`.
 * @param {Site & { outDir: string }} options
 */
export async function buildSite({
  outDir,
  env,
  shellOnly = false,
  edge = false,
  noServiceWorker = false,
}) {
  const pinned = {
    VITE_CATALOGUE: 'memory',
    VITE_API_HOST: '',
    VITE_API_TOKEN: '',
    VITE_SITE_URL: '',
    VITE_PANEL_ORIGIN: '',
    VITE_SERVICE_WORKER: '',
    ...env,
  };
  const kind = [
    ...(shellOnly ? ['--shell-only'] : []),
    ...(edge ? ['--edge'] : []),
    ...(noServiceWorker ? ['--no-service-worker'] : []),
  ];
  const args = ['scripts/build.mjs', '--out-dir', outDir, ...kind];
  // Overrides the value `test`, which test runners set. With `test`, the build would contain
  // React's development code.
  const production = { NODE_ENV: 'production' };
  const code = await run('node', args, {
    cwd: ROOT,
    env: { ...process.env, ...production, ...pinned },
  });
  if (code !== 0) throw new Error(`The site could not be built (the build ended with ${code})`);
}

/**
 * Builds the site, unless the last build had the same inputs.
 * @param {string} name the build's folder in node_modules/.cache/sites.
 * @param {Site} site
 * @returns {Promise<string>} the path of that folder.
 */
export function builtSite(name, site) {
  building[name] ??= build(name, site).finally(() => delete building[name]);
  return building[name];
}

/** @type {typeof builtSite} */
async function build(name, site) {
  const outDir = join(ROOT, 'node_modules/.cache/sites', name);
  const stamp = `${outDir}.built-from`;
  const wanted = fingerprint(site);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return outDir;
  await buildSite({ outDir, ...site });
  writeFileSync(stamp, wanted);
  return outDir;
}

/**
 * Creates the site for the CMS at `url`: copies the build for `CMS_HOST` and replaces that host in
 * its files. This is faster than a separate build for each CMS. The result differs from such a
 * build in two ways: file names have other hashes, and the changed files have no compressed
 * variants.
 * @param {string} folder where to put the site.
 * @param {string} url of the CMS.
 */
export async function siteBefore(folder, url) {
  cpSync(await builtSite('strapi', SITES.strapi), folder, { recursive: true });
  const files = filesIn(folder)
    .filter((name) => /[.](?:js|html)$/u.test(name))
    .map((name) => join(folder, name));
  const naming = files.filter((file) => readFileSync(file, 'utf8').includes(CMS_HOST));
  if (naming.length === 0) throw new Error(`No file of the site names ${CMS_HOST}`);
  for (const file of naming) {
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(CMS_HOST, url));
    // Delete the compressed variants, because they still contain the placeholder host.
    for (const compressed of ['br', 'gz']) rmSync(`${file}.${compressed}`, { force: true });
  }
}
