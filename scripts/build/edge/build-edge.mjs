import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { loadEnv } from 'vite';
import { ROOT } from '../../lib/root.mjs';
import { buildCode, replace } from '../build-site.mjs';
import { writeNoSearchIndexes } from '../search-indexes.mjs';
import { writeHeadersFile } from '../static-host-files.mjs';
import { buildWorker } from './build-worker.mjs';
import { hostSettings } from './host-settings.mjs';

/**
 * The variables a build goes by.
 * @throws {Error} with one sentence, where no worker can draw from them.
 */
function ownSettings() {
  const env = loadEnv('production', ROOT, 'VITE_');
  if (env['VITE_CATALOGUE'] !== 'strapi') {
    throw new Error('A site on the edge is drawn from a CMS: VITE_CATALOGUE must be strapi.');
  }
  return { apiHost: env['VITE_API_HOST'] ?? '' };
}

/**
 * Builds the site of the environment's variables for a host that runs a worker: `worker.js`, which draws
 * the pages, the files that it leads to in `site/`, and the settings of the host, `wrangler.json`. Rejects
 * with one sentence, and leaves what was in `outDir`, when it cannot be built.
 * @param {{ outDir: string }} options
 */
export async function buildEdge({ outDir }) {
  const { apiHost } = ownSettings();
  const built = join(dirname(outDir), `.build-${process.pid}`);
  const site = join(built, 'site');
  try {
    await buildCode(site);
    const index = join(site, 'index.html');
    await buildWorker(readFileSync(index, 'utf8'), built);
    // A host that finds it answers with it: as home, whatever the worker would draw.
    rmSync(index);
    writeHeadersFile(site);
    writeNoSearchIndexes(site);
    writeFileSync(join(built, 'wrangler.json'), hostSettings(apiHost));
    replace(built, outDir);
  } finally {
    rmSync(built, { recursive: true, force: true });
  }
}
