import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { ROOT } from '../../scripts/lib/root.mjs';
import { aPost, aProduct, list } from './cms-content';
import { expect, json, test } from './strapi-site';

// `npm run size` runs this file alone and prints what a first visit costs.

const SITE = join(ROOT, 'node_modules/.cache/sites/strapi');
const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
const brotli = (file: string): number => brotliCompressSync(readFileSync(file)).length;

/** What is sent as it is: compressed already. */
const PACKED = /\.(?:avif|webp|jpe?g|png|woff2)$/u;

const KINDS = {
  HTML: /\.html$/u,
  JS: /\.js$/u,
  CSS: /\.css$/u,
  fonts: /\.woff2$/u,
  pictures: /\.(?:avif|webp|jpe?g|png|svg)$/u,
} as const;
type Kind = keyof typeof KINDS;

test('a first visit to home at 390 px stays within its budget', async ({ page, cms }) => {
  cms.on('/api/products', json(list([1, 2, 3, 4].map(() => aProduct()))));
  cms.on('/api/blogs', json(list([1, 2, 3, 4].map(() => aPost()))));
  const files = new Set(['index.html']);
  page.on('response', (response) => {
    const { origin, pathname } = new URL(response.url());
    if (origin === process.env.STRAPI_SITE_URL && pathname !== '/') files.add(pathname.slice(1));
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.getByText('Oil number').first()).toBeAttached();
  await page.waitForLoadState('networkidle');

  const bytes = { HTML: 0, JS: 0, CSS: 0, fonts: 0, pictures: 0 } satisfies Record<Kind, number>;
  const heaviest: string[] = [];
  for (const file of files) {
    const kind = (Object.keys(KINDS) as Kind[]).find((name) => KINDS[name].test(file));
    const path = join(SITE, file);
    const size = PACKED.test(file) ? readFileSync(path).length : brotli(path);
    if (kind === undefined) throw new Error(`${file} is of no known kind`);
    bytes[kind] += size;
    heaviest.push(`${kB(size).padStart(9)}  ${basename(file)}`);
  }
  const total = Object.values(bytes).reduce((sum, size) => sum + size, 0);
  const summary = Object.entries(bytes).map(([kind, size]) => `${kind} ${kB(size)}`);
  console.log(`First load at 390 px, brotli: ${summary.join(', ')}; all ${kB(total)}`);
  console.log(heaviest.sort().reverse().join('\n'));

  expect(bytes.JS).toBeLessThanOrEqual(129_500);
  expect(bytes.fonts).toBeLessThan(70_000);
  const hero = [...files].filter((file) => /hero-.*\.(?:avif|webp|jpg)$/u.test(file));
  expect(hero).not.toEqual([]);
  for (const file of hero) expect(readFileSync(join(SITE, file)).length).toBeLessThan(60_000);
});

test('no page of the site comes in a chunk above 26.6 kB, and none brings the fake', async () => {
  const assets = join(SITE, 'assets');
  const chunks = readdirSync(assets).filter((name) => name.endsWith('.js'));
  for (const name of chunks) {
    const code = readFileSync(join(assets, name), 'utf8');
    if (/-page-/u.test(name)) {
      console.log(`${kB(brotli(join(assets, name))).padStart(9)}  ${name}`);
      expect(brotli(join(assets, name)), name).toBeLessThanOrEqual(26_600);
    }
    for (const trace of [
      'faker',
      'lorem ipsum',
      'frankincense-carterii-ten-ml',
      'Bearer undefined',
    ]) {
      expect(code.toLowerCase(), name).not.toContain(trace.toLowerCase());
    }
  }
  expect(chunks.length).toBeGreaterThan(10);
});
