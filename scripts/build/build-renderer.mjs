import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { ROOT } from '../lib/root.mjs';

const ENTRY = 'entry-render';

/** Within the project, where its packages are found. */
const RENDERERS = join(ROOT, 'node_modules/.cache/renderers');

/** Another build may still be drawing with one that is no longer the newest. */
const KEPT_MS = 86_400_000;

/**
 * Builds what draws pages without a browser.
 * @param {string} outDir within the project, where its packages are found.
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
        // What a browser gets late may be at hand from the start here.
        checks: { ineffectiveDynamicImport: false },
      },
    },
  });

function dropOld() {
  for (const name of readdirSync(RENDERERS)) {
    const folder = join(RENDERERS, name);
    const madeAt = statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - madeAt > KEPT_MS) rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * What draws pages without a browser; of the same code it is built once.
 * @param {string} fingerprint of the code and the configuration.
 * @returns {Promise<{ siteRenderer: (template: string, host: object) => Promise<import('./render-site.mjs').SiteRenderer> }>}
 */
export async function rendererOf(fingerprint) {
  mkdirSync(RENDERERS, { recursive: true });
  const folder = join(RENDERERS, fingerprint);
  if (!existsSync(folder)) {
    dropOld();
    const unfinished = `${folder}.${process.pid}`;
    await buildRenderer(unfinished);
    // Another build may have made the same meanwhile.
    if (existsSync(folder)) rmSync(unfinished, { recursive: true });
    else renameSync(unfinished, folder);
  }
  // What is built in this process sets it; where that was done before, React would draw as for its developers.
  process.env.NODE_ENV ??= 'production';
  return import(pathToFileURL(join(folder, `${ENTRY}.mjs`)).href);
}
