// npm run build [-- --changed [--from E]] [--shell-only | --edge] [--no-service-worker] [--out-dir D]: the site of the
// environment's variables in `dist/`, every page drawn ahead. --changed draws those only whose content
// has changed since the build in E, or in D. --shell-only leaves the drawing to visitors' browsers,
// --edge to a worker, which is built into `dist-edge/`. --no-service-worker frees visitors of an
// earlier build's; a site whose pages are left to browsers has none either.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ensurePackages } from './lib/ensure-packages.mjs';
import { ROOT } from './lib/root.mjs';

const { values } = parseArgs({
  options: {
    'shell-only': { type: 'boolean', default: false },
    edge: { type: 'boolean', default: false },
    'out-dir': { type: 'string' },
    changed: { type: 'boolean', default: false },
    from: { type: 'string' },
    'no-service-worker': { type: 'boolean', default: false },
  },
});
const to = values['out-dir'] ?? (values.edge ? 'dist-edge' : 'dist');
const outDir = resolve(ROOT, to);
await ensurePackages();
if (values.changed && (values['shell-only'] || values.edge)) {
  console.error(
    '✘ --changed draws pages, and neither --shell-only nor --edge draws any: give one of them.',
  );
  process.exit(1);
}
// Vite takes it before any file's, and it tells builds apart.
if (values['no-service-worker'] || values['shell-only']) process.env.VITE_SERVICE_WORKER = 'false';
const changedSince = values.changed ? resolve(ROOT, values.from ?? outDir) : null;
try {
  if (values.edge) {
    const { buildEdge } = await import('./build/edge/build-edge.mjs');
    await buildEdge({ outDir });
  } else {
    const { buildSite } = await import('./build/build-site.mjs');
    await buildSite({ outDir, shellOnly: values['shell-only'], changedSince });
  }
} catch (error) {
  console.error(`✘ ${error instanceof Error ? error.message : error}`);
  console.error(`Nothing was built; ${to} is as it was.`);
  process.exit(1);
}
process.exit(0);
