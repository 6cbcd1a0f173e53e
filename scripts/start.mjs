// npm start [-- --port N] [--host H]: builds the site on its embedded catalogue and serves it.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensurePackages } from './lib/ensure-packages.mjs';

await ensurePackages();
const { ROOT } = await import('./lib/root.mjs');
const { buildSite, serveSite } = await import('./lib/serve-site.mjs');

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4173' },
    host: { type: 'string', default: '127.0.0.1' },
  },
});

console.log('Building the site on its embedded catalogue (the first time makes its pictures) …');
const outDir = join(ROOT, 'dist');
await buildSite({ outDir, env: {} });
const { url } = await serveSite({ outDir, port: Number(values.port), host: values.host });
console.log(`The site is at ${url} (Ctrl+C ends it)`);
