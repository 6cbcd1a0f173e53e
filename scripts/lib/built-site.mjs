import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.mjs';
import { run } from './run.mjs';
import { CMS_HOST, SITES } from './sites.mjs';

/** All that a build is made of: sources, drawings and pictures, configuration, packages. */
const INPUTS = [
  'art',
  'config',
  'index.html',
  'package-lock.json',
  'scripts/build',
  'src',
  'vite.config.ts',
];
const IS_TEST = /[.]test[.]tsx?$/u;

/** @type {(path: string) => string[]} */
const filesIn = (path) =>
  statSync(path).isDirectory()
    ? readdirSync(path)
        .sort()
        .flatMap((name) => filesIn(join(path, name)))
    : [path];

/**
 * @typedef {object} Site
 * @property {Record<string, string>} env the variables it is built with, whatever the shell or `.env.local` say.
 * @property {boolean} [shellOnly] Its pages are left to the browser.
 * @property {boolean} [edge] Its pages are left to a worker.
 * @property {boolean} [noServiceWorker] It needs a network.
 */

/** @param {Site} site */
function fingerprint(site) {
  const hash = createHash('sha256').update(`${process.version} ${JSON.stringify(site)}`);
  for (const file of INPUTS.flatMap((name) => filesIn(join(ROOT, name)))) {
    if (!IS_TEST.test(file)) hash.update(file).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/**
 * Who asks while a site is being built waits for that.
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
  // A test runner sets `test`, and the site would be built with React's development code.
  const production = { NODE_ENV: 'production' };
  const code = await run('node', args, {
    cwd: ROOT,
    env: { ...process.env, ...production, ...pinned },
  });
  if (code !== 0) throw new Error(`The site could not be built (the build ended with ${code})`);
}

/**
 * Builds the site, unless it was built of the same before.
 * @param {string} name of its folder among those of the tests.
 * @param {Site} site
 * @returns {Promise<string>} the folder.
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
 * The site as it is built for a CMS at this address: the one that was built for `CMS_HOST`, with the
 * address in its place. A build for each CMS would differ in nothing but names of files.
 * @param {string} folder to copy it to.
 * @param {string} url of the CMS.
 */
export async function siteBefore(folder, url) {
  cpSync(await builtSite('strapi', SITES.strapi), folder, { recursive: true });
  const files = filesIn(folder).filter((file) => /[.](?:js|html)$/u.test(file));
  const naming = files.filter((file) => readFileSync(file, 'utf8').includes(CMS_HOST));
  if (naming.length === 0) throw new Error(`No file of the site names ${CMS_HOST}`);
  for (const file of naming) {
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(CMS_HOST, url));
    // They still name the host that does not exist.
    for (const compressed of ['br', 'gz']) rmSync(`${file}.${compressed}`, { force: true });
  }
}
