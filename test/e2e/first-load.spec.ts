import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../scripts/lib/root.mjs';
import { firstPage } from '../../scripts/measure/first-page-below.mjs';
import { test as base, expect, type Page } from './browser-test';
import { whole } from './hydrated-page';
import { aGate } from './wait-for';

// `npm run size` runs only this file and prints the cost of a visit in transferred bytes.

const SITES = join(ROOT, 'node_modules/.cache/sites');
/**
 * Folder of another build to measure, for example one with the content of a CMS: `npm run size --
 * --dir BUILD`.
 */
const OTHER = process.env.SIZE_OF;
const SITE = OTHER ?? join(SITES, 'public');
const test = base.extend({ baseURL: process.env.PUBLIC_SITE_URL ?? '' });

/** Matches the URL of the site's code, except the small part that starts hydration. */
const CODE = /\/assets\/site-[^/]*\.js$/u;

const KINDS = {
  HTML: /\.html$/u,
  JS: /\.js$/u,
  data: /\.json$/u,
  CSS: /\.css$/u,
  fonts: /\.woff2$/u,
  pictures: /\.(?:avif|webp|jpe?g|png|svg|ico)$/u,
  others: /\.(?:webmanifest)$/u,
} as const;
type Kind = keyof typeof KINDS;
type Bytes = Record<Kind, number>;

/** Returns the size in bytes of a file's Brotli version, or of the file itself when it has none. */
function bytesOf(file: string): number {
  const path = join(SITE, file);
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
}

/** Counts the bytes of the requested files of the site, by kind, as they are on disk. */
function watchBytes(page: Page) {
  const files = new Set<string>();
  page.on('response', (response) => {
    const { origin, pathname } = new URL(response.url());
    if (origin !== process.env.PUBLIC_SITE_URL) return;
    const file = decodeURI(pathname);
    files.add(/\.[a-z0-9]+$/u.test(file) ? file : `${file.replace(/\/$/u, '')}/index.html`);
  });
  return {
    requests: () => files.size,
    scripts: () => [...files].filter((file) => KINDS.JS.test(file)).length,
    bytes(): Bytes {
      const bytes = { HTML: 0, JS: 0, data: 0, CSS: 0, fonts: 0, pictures: 0, others: 0 };
      for (const file of files) {
        const kind = (Object.keys(KINDS) as Kind[]).find((name) => KINDS[name].test(file));
        if (kind === undefined) throw new Error(`${file} is of no known kind`);
        bytes[kind] += bytesOf(file);
      }
      return bytes;
    },
  };
}

const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`.padStart(9);
const line = (name: string, cells: readonly string[]) =>
  console.log([name.padEnd(22), ...cells].join(' '));

/**
 * Maximum size in bytes of the HTML of every page except home and a product. A page of this size
 * fits in the first flight of packets on a new connection: 14,600 bytes, of which HTTP/2 uses some
 * 600 for compressed response headers and frames.
 */
const FIRST_FLIGHT = 14_000;
/**
 * Maximum size in bytes of the HTML of a product. It is larger than `FIRST_FLIGHT`, because the
 * page also shows the batch and the enquiry button. The excess may only be the end of the hydration
 * data, which is not needed to show the page.
 */
const MAX_PRODUCT_HTML = 14_600;
const PRODUCT = '/product-detail/frankincense-carterii-ten-ml';
/**
 * Tolerance in bytes. The compressed size of a page varies, because its data contains the time at
 * which it was read.
 */
const VARIATION = 120;

/** Maximum size in bytes of the HTML of home, and of every page of the build in `OTHER`. */
const MAX_HTML = 20_700;
/** Maximum bytes of code of a hydrated page of the build in `OTHER`. */
const MAX_CODE = { home: 104_000, other: 93_000 };

/**
 * Factor by which the code of a page may exceed the bytes in `PAGES`. The compressed size changes
 * by some bytes with every build, because the code contains file names with hashes.
 */
const ROOM = 1.03;
/**
 * For each kind of page of the public site, the bytes of code once the page is fully hydrated. Two
 * parts of the enquiry list add 1.4 kB to every page: its route, and the loader of its other code.
 * A page requests that other code only when the visitor has an enquiry list. On the product list,
 * the links that add a product to the enquiry list take another 0.5 kB.
 */
const PAGES = [
  ['home', '/', 94_500],
  ['list', '/product', 92_400],
  ['product', PRODUCT, 91_700],
  ['blog', '/blog', 90_700],
  ['post', '/blog-detail/how-a-tear-forms', 91_000],
  ['about', '/about', 88_900],
  ['questions', '/faq', 86_600],
  ['contact', '/contactus', 91_000],
] as const;

/**
 * Turns on data saver, which disables prefetching, so that all counted bytes belong to this page.
 */
const turnOnDataSaver = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );

const isHome = (path: string) => path === '/';

/**
 * Returns the path of the page to measure. In the build in `OTHER`, which lacks the sample products
 * and posts, that is the path of the first product or post.
 */
const addressOf = (path: string) =>
  OTHER === undefined ? path : firstPage(OTHER, path.replace(/(?<=-detail\/).*/u, ''));

function limitsOf(path: string, code: number) {
  if (OTHER === undefined) {
    const most = path === PRODUCT ? MAX_PRODUCT_HTML : FIRST_FLIGHT;
    return { html: (isHome(path) ? MAX_HTML : most) + VARIATION, code: code * ROOM };
  }
  return { html: MAX_HTML, code: isHome(path) ? MAX_CODE.home : MAX_CODE.other };
}

test.describe('at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 }, untouched: true });

  for (const [name, path, code] of PAGES) {
    test(`${name} is rendered before its code and stays within its budget`, async ({ page }) => {
      await turnOnDataSaver(page);
      const seen = watchBytes(page);
      const { opened, open } = aGate();
      await page.route(CODE, async (route) => {
        await opened;
        await route.continue();
      });
      const unhydrated = page.waitForRequest((request) => CODE.test(request.url()));
      await page.goto(addressOf(path));
      await page.waitForLoadState('networkidle');
      // Counts the requests before the page hydrates, because a hydrated page requests all of its
      // illustrations.
      const requests = seen.requests();
      await unhydrated;
      const before = seen.bytes();
      open();
      await whole(page);
      const hydrated = seen.bytes();
      line(name, [
        `HTML with CSS and data ${kB(before.HTML)}`,
        `JS before ${kB(before.JS)}`,
        `hydrated ${kB(hydrated.JS)} in ${seen.scripts()} files`,
        `fonts ${kB(hydrated.fonts)}`,
        `pictures ${kB(hydrated.pictures)}`,
        `requests before ${requests}`,
      ]);
      expect(before.JS).toBeLessThanOrEqual(3_300);
      const limits = limitsOf(path, code);
      expect(before.HTML).toBeLessThanOrEqual(limits.html);
      if (isHome(path)) expect(requests).toBeLessThanOrEqual(15);
      expect(hydrated.JS).toBeLessThanOrEqual(limits.code);
      expect(hydrated.data).toBe(0);
      expect(hydrated.fonts).toBeLessThan(40_000);
    });
  }

  test('a second page loads few bytes and no new document', async ({ page }) => {
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(request.url());
    });
    await turnOnDataSaver(page);
    await page.goto('/product');
    await whole(page);
    const seen = watchBytes(page);
    await page.locator('main a[href^="/product-detail/"]').first().click();
    await expect(page).toHaveURL(/product-detail/u);
    await whole(page);
    const { JS, data } = seen.bytes();
    line('second page, a product', [`JS ${kB(JS)}`, `data ${kB(data)}`]);
    expect(JS + data).toBeLessThanOrEqual(15_000);
    expect(documents).toHaveLength(1);
  });
});

test('no code for visitors contains developers’ tools, generated content or a token', () => {
  for (const site of ['public', 'strapi']) {
    const assets = join(SITES, site, 'assets');
    const chunks = readdirSync(assets).filter((name) => name.endsWith('.js'));
    expect(chunks.length).toBeGreaterThan(10);
    for (const name of chunks) {
      const code = readFileSync(join(assets, name), 'utf8').toLowerCase();
      for (const trace of ['faker', 'lorem ipsum', 'bearer undefined', '?scenario=']) {
        expect(code, `${site}: ${name}`).not.toContain(trace);
      }
      if (site === 'strapi') expect(code, name).not.toContain('frankincense-carterii-ten-ml');
    }
  }
});
