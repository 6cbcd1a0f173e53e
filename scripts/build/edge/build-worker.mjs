import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { headersFor } from '../../../config/host-headers.mjs';
import { redirects } from '../../../config/host-redirects.mjs';
import { hostOptions } from '../../lib/host-options.mjs';
import { ROOT } from '../../lib/root.mjs';
import { notFoundPage } from '../single-pages.mjs';

/** Export conditions that select a package's code for workers, without DOM and Node. */
const CONDITIONS = ['workerd', 'worker', 'module', 'production'];

/** Placeholder for the worker's build name until the rest of its code is final. */
const NAME = '__name-of-the-build__';

/**
 * Names the worker by a hash of its code. Pages that another build has rendered may refer to files
 * that no longer exist, so the name separates the cached pages of each build.
 * @param {string} file
 */
function nameByContent(file) {
  const code = readFileSync(file, 'utf8');
  const name = createHash('sha256').update(code).digest('hex').slice(0, 12);
  writeFileSync(file, code.replace(NAME, name));
}

/**
 * Builds the code that renders pages on an edge host, as one file: `worker.js`.
 * @param {string} shell the built `index.html`.
 * @param {string} outDir
 */
export async function buildWorker(shell, outDir) {
  await build({
    root: ROOT,
    logLevel: 'warn',
    define: {
      __EDGE__: JSON.stringify({
        template: shell,
        notFoundPage: notFoundPage(shell),
        build: NAME,
        // The worker does not serve files: the host does, with the `_headers` file beside them.
        rules: {
          headers: headersFor('/', hostOptions()),
          redirects: redirects({ shellOnly: false }),
        },
      }),
      // The host supplies this setting at run time.
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
        // Modules that a browser imports lazily are bundled statically here.
        checks: { ineffectiveDynamicImport: false },
      },
    },
  });
  nameByContent(join(outDir, 'worker.js'));
}
