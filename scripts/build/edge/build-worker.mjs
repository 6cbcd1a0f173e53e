import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { headersFor } from '../../../config/host-headers.mjs';
import { redirects } from '../../../config/host-redirects.mjs';
import { headerOptions } from '../../lib/header-options.mjs';
import { ROOT } from '../../lib/root.mjs';

/**
 * Conditions of `exports` in package.json that select a package's code for workers. Such code needs
 * neither DOM nor Node.
 */
const CONDITIONS = ['workerd', 'worker', 'module', 'production'];

/**
 * Placeholder in the worker's code for the name of the build. The name is a hash of the code, so it
 * can only be inserted after the code has been built.
 */
const NAME = '__name-of-the-build__';

/**
 * Replaces the placeholder in the worker by the name of the build, a hash of the worker's code. The
 * worker uses this name to cache the pages of each build separately, because pages of another build
 * may refer to files that no longer exist.
 * @param {string} file
 */
function nameByContent(file) {
  const code = readFileSync(file, 'utf8');
  const name = createHash('sha256').update(code).digest('hex').slice(0, 12);
  writeFileSync(file, code.replace(NAME, name));
}

/**
 * Builds the code that renders pages on an edge host, as one file: `worker.js`.
 * @param {{ shell: string, webManifest: string }} built the built `index.html` and
 * `site.webmanifest`.
 * @param {string} outDir
 */
export async function buildWorker({ shell, webManifest }, outDir) {
  await build({
    root: ROOT,
    logLevel: 'warn',
    define: {
      __EDGE__: JSON.stringify({
        template: shell,
        webManifest,
        build: NAME,
        // The worker needs only the headers and redirects of rendered pages, because the host
        // itself serves the static files, with the headers in the `_headers` file.
        rules: {
          headers: headersFor('/', headerOptions()),
          documentHeaders: headersFor('/batch/SN-1/SN-1-analysis.pdf', headerOptions()),
          redirects: redirects({ shellOnly: false }),
        },
      }),
      // The host provides this setting at run time.
      __STRAPI__: 'undefined',
    },
    ssr: {
      target: 'webworker',
      noExternal: true,
      resolve: { conditions: CONDITIONS },
    },
    build: {
      ssr: 'src/entry-edge.ts',
      outDir,
      emptyOutDir: false,
      minify: true,
      rolldownOptions: {
        output: { entryFileNames: 'worker.js', codeSplitting: false },
        // Turns off the warning about dynamic imports that do not create separate chunks. The
        // warning is irrelevant here, because only browsers need to load these modules lazily.
        checks: { ineffectiveDynamicImport: false },
      },
    },
  });
  nameByContent(join(outDir, 'worker.js'));
}
