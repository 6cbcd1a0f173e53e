// npm run build [-- --shell-only | --edge] [--out-dir D]: the site of the environment's variables in
// `dist/`, every page drawn ahead. --shell-only leaves the drawing to visitors' browsers, --edge to a
// worker, which is built into `dist-edge/`.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ensurePackages } from './lib/ensure-packages.mjs';
import { ROOT } from './lib/root.mjs';

const { values } = parseArgs({
  options: {
    'shell-only': { type: 'boolean', default: false },
    edge: { type: 'boolean', default: false },
    'out-dir': { type: 'string' },
  },
});
const to = values['out-dir'] ?? (values.edge ? 'dist-edge' : 'dist');
const outDir = resolve(ROOT, to);
await ensurePackages();
try {
  if (values.edge) {
    const { buildEdge } = await import('./build/edge/build-edge.mjs');
    await buildEdge({ outDir });
  } else {
    const { buildSite } = await import('./build/build-site.mjs');
    await buildSite({ outDir, shellOnly: values['shell-only'] });
  }
} catch (error) {
  console.error(`✘ ${error instanceof Error ? error.message : error}`);
  console.error(`Nothing was built; ${to} is as it was.`);
  process.exit(1);
}
process.exit(0);
