// npm run build [-- --shell-only] [--out-dir D]: the site of the environment's variables in `dist/`,
// every page drawn ahead. --shell-only leaves the drawing to visitors' browsers.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ensurePackages } from './lib/ensure-packages.mjs';
import { ROOT } from './lib/root.mjs';

const { values } = parseArgs({
  options: {
    'shell-only': { type: 'boolean', default: false },
    'out-dir': { type: 'string', default: 'dist' },
  },
});
await ensurePackages();
const { buildSite } = await import('./build/build-site.mjs');
try {
  await buildSite({ outDir: resolve(ROOT, values['out-dir']), shellOnly: values['shell-only'] });
} catch (error) {
  console.error(`✘ ${error instanceof Error ? error.message : error}`);
  console.error(`Nothing was built; ${values['out-dir']} is as it was.`);
  process.exit(1);
}
process.exit(0);
