// npm run preview [-- --port N] [--host H]: serves what `npm run build` has built.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chosenPortOrExit } from './lib/chosen-port.mjs';
import { ensurePackages } from './lib/ensure-packages.mjs';
import { ROOT } from './lib/root.mjs';

const { values } = parseArgs({
  options: { port: { type: 'string' }, host: { type: 'string', default: '127.0.0.1' } },
});
const { host } = values;
const outDir = join(ROOT, 'dist');
if (!existsSync(join(outDir, 'index.html'))) {
  console.error('There is nothing to serve yet: `npm run build` first.');
  process.exit(1);
}
const port = await chosenPortOrExit({
  asked: values.port,
  usual: 4173,
  host,
  holder: 'another `npm start` or `npm run preview`',
});

await ensurePackages();
const { serveSite } = await import('./lib/serve-site.mjs');
const { url } = await serveSite({ outDir, port, host });
console.log(`The site is at ${url} (Ctrl+C ends it)`);
