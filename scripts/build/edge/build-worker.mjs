import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { headersFor } from '../../../config/host-headers.mjs';
import { redirects } from '../../../config/host-redirects.mjs';
import { hostOptions } from '../../lib/host-options.mjs';
import { ROOT } from '../../lib/root.mjs';
import { notFoundPage } from '../render-site.mjs';

/** Whichever code a package has for workers: without a document, without Node. */
const CONDITIONS = ['workerd', 'worker', 'module', 'production'];

/** Stands where the worker's own name is to be, until all else of it is known. */
const NAME = '__name-of-the-build__';

/**
 * Gives the worker a name that it has as long as nothing of it changes: what another one has drawn may
 * lead to files that are no longer there.
 * @param {string} file
 */
function nameByContent(file) {
  const code = readFileSync(file, 'utf8');
  const name = createHash('sha256').update(code).digest('hex').slice(0, 12);
  writeFileSync(file, code.replace(NAME, name));
}

/**
 * What draws pages on a host of workers, in one file: `worker.js`.
 * @param {string} shell `index.html` as the build has made it.
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
        // The host answers for files itself: `_headers` beside them.
        rules: {
          headers: headersFor('/', hostOptions()),
          redirects: redirects({ shellOnly: false }),
        },
      }),
      // The host tells it when it runs.
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
        // What a browser gets late is at hand from the start here.
        checks: { ineffectiveDynamicImport: false },
      },
    },
  });
  nameByContent(join(outDir, 'worker.js'));
}
