import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { loadEnv } from 'vite';
import { ROOT } from '../../lib/root.mjs';
import { buildCode } from '../build-code.mjs';
import { replaceBuild } from '../replace-build.mjs';
import { writeNoSearchIndexes } from '../search-indexes.mjs';
import { writeHeadersFile } from '../static-host-files.mjs';
import { buildWorker } from './build-worker.mjs';
import { hostSettings } from './host-settings.mjs';

/**
 * Reads the settings of an edge build from environment variables.
 * @throws {Error} when a worker cannot render the site with these settings.
 */
function ownSettings() {
  const env = loadEnv('production', ROOT, 'VITE_');
  if (env['VITE_CATALOGUE'] !== 'strapi') {
    throw new Error('A site on the edge is rendered from a CMS: VITE_CATALOGUE must be strapi.');
  }
  return { apiHost: env['VITE_API_HOST'] ?? '' };
}

/**
 * Builds the site for a host that runs a worker; the environment variables contain the site's
 * settings. Writes three things: `worker.js`, which renders the pages; the static files in `site/`;
 * and the host's settings in `wrangler.json`. If the build fails, the function rejects with an
 * error whose message is for the user, and leaves `outDir` unchanged.
 * @param {{ outDir: string }} options
 */
export async function buildEdge({ outDir }) {
  const { apiHost } = ownSettings();
  const built = join(dirname(outDir), `.build-${process.pid}`);
  const site = join(built, 'site');
  try {
    await buildCode(site);
    const index = join(site, 'index.html');
    const webManifest = join(site, 'site.webmanifest');
    const read = (/** @type {string} */ file) => readFileSync(file, 'utf8');
    await buildWorker({ shell: read(index), webManifest: read(webManifest) }, built);
    // Delete these files, because the host would serve them instead of the home page and the
    // manifest that the worker renders.
    rmSync(index);
    rmSync(webManifest);
    writeHeadersFile(site);
    writeNoSearchIndexes(site);
    writeFileSync(join(built, 'wrangler.json'), hostSettings(apiHost));
    replaceBuild(built, outDir);
  } finally {
    rmSync(built, { recursive: true, force: true });
  }
}
