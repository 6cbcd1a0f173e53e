import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, loadEnv } from 'vite';
import { BROWSERS } from '../../config/browsers.mjs';
import { ROOT } from '../lib/root.mjs';
import { BUNDLED } from './write-licenses.mjs';

/** @typedef {import('vite').Rolldown.OutputChunk} OutputChunk */

/**
 * Paths of the modules to precache: the modules of the offline page, and the modules that queue
 * submitted forms until the browser is online.
 */
const NEEDED = [
  'src/entry-client.tsx',
  'src/ui/pages/offline/offline-page.tsx',
  'src/composition/form-use-cases.ts',
  'src/composition/load-use-cases.ts',
  'src/composition/modules/strapi-module.ts',
  'src/composition/embedded-catalogue.ts',
];

/**
 * Matches the assets to which the HTML of every page refers: fonts, and the script that hydrates
 * the page.
 */
const NAMED = /"(?<address>\/assets\/[^"]+)"/gu;

/**
 * Returns the names of the chunks that contain the modules in `NEEDED`, and of the chunks and
 * stylesheets that these chunks import.
 * @param {readonly OutputChunk[]} chunks
 * @returns {ReadonlySet<string>}
 */
function filesOf(chunks) {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const isNeeded = (/** @type {OutputChunk} */ { moduleIds }) =>
    moduleIds.some((id) => NEEDED.some((name) => id.endsWith(name)));
  const files = new Set(chunks.filter(isNeeded).map(({ fileName }) => fileName));
  for (const file of files) {
    const chunk = byName.get(file);
    // Vite's code for dynamic imports waits for the stylesheets and the imported chunks of a chunk,
    // so both must be precached.
    for (const needed of [...(chunk?.imports ?? []), ...(chunk?.viteMetadata?.importedCss ?? [])]) {
      files.add(needed);
    }
  }
  return files;
}

/**
 * Returns the files to precache, and a version that changes with the site's code.
 * @param {string} shell the built `index.html`.
 * @param {import('vite').Rolldown.RolldownOutput} built
 */
function shellOf(shell, { output }) {
  const chunks = output.filter((file) => file.type === 'chunk');
  const named = [...shell.matchAll(NAMED)].map(({ groups }) => groups?.['address'] ?? '');
  const files = [...new Set([...named, ...[...filesOf(chunks)].map((name) => `/${name}`)])].sort();
  // The hash of the shell identifies the code. The shell contains the hashed file name of the entry
  // script. A change of any chunk that the script imports also changes this file name.
  const version = createHash('sha256').update(shell).digest('hex').slice(0, 12);
  return { version, files };
}

/**
 * Writes `service-worker.js` into a build. The service worker makes the site available offline.
 * When service workers are disabled, the file unregisters the service worker of an earlier build.
 * @param {string} folder
 * @param {import('vite').Rolldown.RolldownOutput} built
 */
export async function writeServiceWorker(folder, built) {
  const isWanted = loadEnv('production', ROOT, 'VITE_')['VITE_SERVICE_WORKER'] !== 'false';
  const shell = shellOf(readFileSync(join(folder, 'index.html'), 'utf8'), built);
  const entry = isWanted ? 'entry-service-worker.ts' : 'entry-no-service-worker.ts';
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    define: { __SHELL__: JSON.stringify(shell) },
    build: {
      target: BROWSERS,
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      license: { fileName: BUNDLED },
      rolldownOptions: {
        input: join(ROOT, 'src', entry),
        output: { format: 'iife', entryFileNames: 'service-worker.js', codeSplitting: false },
      },
    },
  });
}
