// npm run preview [-- --port N] [--host H]: serves the output of `npm run build`.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensurePackages } from './lib/ensure-packages.mjs';
import { siteAddressOrExit } from './lib/listen-address.mjs';
import { ROOT } from './lib/root.mjs';

const address = await siteAddressOrExit('preview');
const outDir = join(ROOT, 'dist');
if (!existsSync(join(outDir, 'index.html'))) {
  console.error('There is nothing to serve yet: `npm run build` first.');
  process.exit(1);
}

await ensurePackages();
const { serveSite } = await import('./lib/serve-site.mjs');
const { url } = await serveSite({ outDir, ...address });
console.log(`The site is at ${url} (Ctrl+C ends it)`);
