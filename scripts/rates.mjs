// npm run rates: measures, for each kind of page, the processor time to render the page and the
// size of the page. docs/scaling.md contains the results.
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { commandLine } from './lib/command-line.mjs';
import { ensurePackages } from './lib/ensure-packages.mjs';

commandLine({
  command: 'rates',
  options: {},
});
await ensurePackages();
// Build the renderer with React's production code, as a real site does: the development code takes
// twice as long.
Object.assign(process.env, {
  NODE_ENV: 'production',
  VITE_CATALOGUE: 'memory',
  VITE_SITE_URL: 'https://frankincense.example',
});
const { rendererOf } = await import('./build/build-renderer.mjs');
const { fingerprint } = await import('./build/source-fingerprint.mjs');
const { builtSite } = await import('./lib/built-site.mjs');
const { SITES } = await import('./lib/test-sites.mjs');

const PAGES = {
  home: '/',
  list: '/product',
  product: '/product-detail/frankincense-carterii-ten-ml',
  post: '/blog-detail/how-a-tear-forms',
  plain: '/about',
};
/**
 * Number of pages to render before measuring. The JavaScript engine optimises code only after the
 * code has run several times.
 */
const TO_WARM_UP = 50;
const PRERENDERED = 200;

const folder = await builtSite('public', SITES.public);
const { siteRenderer } = await rendererOf(fingerprint());
const template = readFileSync(join(folder, '404.html'), 'utf8');

/** @param {string} address @param {number} times */
const render = async (address, times) => {
  // Use a new renderer for each page, as on-demand rendering does.
  for (let time = 0; time < times; time += 1) {
    await (await siteRenderer(template, {})).renderPage(address);
  }
};
const rows = [];
for (const [kind, address] of Object.entries(PAGES)) {
  await render(address, TO_WARM_UP);
  // Measure processor time instead of elapsed time, because other programs may be running.
  const before = process.cpuUsage();
  await render(address, PRERENDERED);
  const { user, system } = process.cpuUsage(before);
  const ms = (user + system) / 1000 / PRERENDERED;
  const page = join(folder, address, 'index.html');
  rows.push({
    page: kind,
    'ms to render': ms.toFixed(1),
    'a second, a core': Math.round(1000 / ms),
    bytes: statSync(page).size,
    gzip: statSync(`${page}.gz`).size,
    brotli: statSync(`${page}.br`).size,
  });
}
console.table(rows);
process.exit(0);
