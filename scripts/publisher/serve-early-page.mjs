import { join } from 'node:path';
import { runnerImport } from 'vite';
import { ROOT } from '../lib/root.mjs';
import { releasesIn } from './releases.mjs';
import { publisherSettings } from './settings.mjs';

/** @returns {Promise<string>} the document in the site's own words, whose code is not built yet. */
async function gettingReady() {
  // Vite would set it for development, also for the processes that this one starts.
  process.env.NODE_ENV ??= 'production';
  const { module } = await runnerImport(join(ROOT, 'src/ui/app/getting-ready-document.ts'), {
    root: ROOT,
    configFile: false,
    logLevel: 'error',
  });
  return /** @type {typeof import('../../src/ui/app/getting-ready-document')} */ (
    module
  ).gettingReadyDocument();
}

/**
 * Serves the page that says that the site is being made ready, where nothing is served yet.
 * @param {NodeJS.ProcessEnv} env
 */
export async function serveEarlyPage(env) {
  const { sites } = publisherSettings(env);
  await releasesIn(sites).early.servePage(gettingReady);
}
