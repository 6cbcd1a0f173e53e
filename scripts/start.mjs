// npm start [-- --port N] [--host H]: builds the site on its embedded catalogue and serves it.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chosenPortOrExit } from './lib/chosen-port.mjs';
import { ensurePackages } from './lib/ensure-packages.mjs';
import { ROOT } from './lib/root.mjs';

const { values } = parseArgs({
  options: { port: { type: 'string' }, host: { type: 'string', default: '127.0.0.1' } },
});
const { host } = values;
const port = await chosenPortOrExit({
  asked: values.port,
  usual: 4173,
  host,
  holder: 'another `npm start` or `npm run preview`',
});

await ensurePackages();
const { buildSite, serveSite } = await import('./lib/serve-site.mjs');

console.log('Building the site on its embedded catalogue (the first time makes its pictures) …');
const outDir = join(ROOT, 'dist');
await buildSite({ outDir, env: {} });
const { url } = await serveSite({ outDir, port, host });
console.log(`The site is at ${url} (Ctrl+C ends it)`);
