import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { ROOT } from '../lib/root.mjs';

const ENTRY = 'entry-render';

/**
 * Folder of the cached renderers. It is inside the project, so that renderers can import the
 * project's packages.
 */
const RENDERERS = join(ROOT, 'node_modules/.cache/renderers');

/**
 * Age in milliseconds after which a cached renderer is deleted. Another build may still be using a
 * younger one.
 */
const MAX_AGE_MS = 86_400_000;

/**
 * Builds the server renderer: the code that renders pages without a browser.
 * @param {string} outDir must be inside the project, so that the renderer can import the project's
 * packages.
 */
export const buildRenderer = (outDir) =>
  build({
    root: ROOT,
    logLevel: 'warn',
    build: {
      ssr: `src/${ENTRY}.tsx`,
      outDir,
      emptyOutDir: true,
      rolldownOptions: {
        output: { entryFileNames: `${ENTRY}.mjs` },
        // Turns off the warning about dynamic imports of modules that are also imported statically.
        // The warning is irrelevant here, because only browsers need to load these modules lazily.
        checks: { ineffectiveDynamicImport: false },
      },
    },
  });

function removeOldRenderers() {
  for (const name of readdirSync(RENDERERS)) {
    const folder = join(RENDERERS, name);
    const madeAt = statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - madeAt > MAX_AGE_MS) rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Loads the server renderer. Builds it first if no cached renderer has this fingerprint.
 * @param {string} fingerprint of the code and the configuration.
 * @returns {Promise<{ siteRenderer: (template: string, host: object) =>
 * Promise<import('./render-site.mjs').SiteRenderer> }>}
 */
export async function rendererOf(fingerprint) {
  mkdirSync(RENDERERS, { recursive: true });
  const folder = join(RENDERERS, fingerprint);
  if (!existsSync(folder)) {
    removeOldRenderers();
    const unfinished = `${folder}.${process.pid}`;
    await buildRenderer(unfinished);
    // If another build has created the same renderer in the meantime, use the existing one.
    if (existsSync(folder)) rmSync(unfinished, { recursive: true });
    else renameSync(unfinished, folder);
  }
  // Without NODE_ENV, React would run in development mode. A Vite build sets NODE_ENV, but no build
  // runs when the renderer is cached.
  process.env.NODE_ENV ??= 'production';
  return import(pathToFileURL(join(folder, `${ENTRY}.mjs`)).href);
}
