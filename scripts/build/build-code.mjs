import { build } from 'vite';
import { ROOT } from '../lib/root.mjs';
import { BUNDLED, takeBundled, writeLicenses } from './write-licenses.mjs';
import { writeServiceWorker } from './write-service-worker.mjs';

/**
 * Builds the site's code and pictures, the service worker and the license file.
 * @param {string} outDir
 */
export async function buildCode(outDir) {
  const license = { fileName: BUNDLED };
  const options = { outDir, emptyOutDir: true, license };
  const built = /** @type {import('vite').Rolldown.RolldownOutput} */ (
    await build({ root: ROOT, logLevel: 'warn', build: options })
  );
  const inPages = takeBundled(outDir);
  await writeServiceWorker(outDir, built);
  writeLicenses(outDir, [...inPages, ...takeBundled(outDir)]);
}
