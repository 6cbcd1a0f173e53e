import { join } from 'node:path';
import { runnerImport } from 'vite';
import { ROOT } from '../lib/root.mjs';
import { releasesIn } from './releases.mjs';
import { publisherSettings } from './settings.mjs';

/**
 * @returns {Promise<string>} the HTML of the "getting ready" page, rendered from source because the
 * site is not built yet.
 */
async function gettingReady() {
  // Set NODE_ENV before Vite runs: otherwise Vite would set it to `development`, and child
  // processes would inherit that value.
  process.env.NODE_ENV ??= 'production';
  const { module } = await runnerImport(join(ROOT, 'src/entry-getting-ready.ts'), {
    root: ROOT,
    configFile: false,
    logLevel: 'error',
  });
  return /** @type {typeof import('../../src/entry-getting-ready')} */ (module).gettingReady();
}

/**
 * Serves the "getting ready" page when nothing is served yet.
 * @param {NodeJS.ProcessEnv} env
 */
export async function servePlaceholderPage(env) {
  const { sites } = publisherSettings(env);
  await releasesIn(sites).early.servePage(gettingReady);
}
