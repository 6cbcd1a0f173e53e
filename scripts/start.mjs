// npm start [-- --port N] [--host H]: builds the site with sample content in its code instead of a
// CMS, and serves it.
import { join } from 'node:path';
import { ensurePackages } from './lib/ensure-packages.mjs';
import { siteAddressOrExit } from './lib/listen-address.mjs';
import { ROOT } from './lib/root.mjs';

const address = await siteAddressOrExit('start');

await ensurePackages();
const { buildSite } = await import('./lib/built-site.mjs');
const { serveSite } = await import('./lib/serve-site.mjs');

console.log('Building the site on its embedded catalogue (the first time makes its pictures) …');
const outDir = join(ROOT, 'dist');
await buildSite({ outDir, env: {} });
const { url } = await serveSite({ outDir, ...address });
console.log(`The site is at ${url} (Ctrl+C ends it)`);
