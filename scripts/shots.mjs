// npm run shots -- --out DIR [--widths 390,768,1440] [--scenario NAME] [--routes /,/product]
// [--base URL]: takes a full-page screenshot of every route. Without --base it builds the site with
// sample content and the developers' tools, and serves it while it takes the screenshots.
// npm run shots -- --panel --out DIR: takes the screenshots of the CMS's admin panel for
// docs/owner.md.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PAGES } from '../config/site-pages.mjs';
import { commandLine, refuse } from './lib/command-line.mjs';
import { counts, FOLDER, SCENARIO, SITE } from './lib/command-option-types.mjs';
import { ensurePackages } from './lib/ensure-packages.mjs';

const { values } = commandLine({
  command: 'shots',
  options: {
    out: { type: 'string', value: FOLDER, help: 'the folder for the screenshots (required)' },
    widths: {
      type: 'string',
      value: counts('390,768'),
      default: '390,768,1440',
      help: 'widths of the window; by default 390,768,1440',
    },
    panel: {
      type: 'boolean',
      help: "instead: the pictures of the CMS's panel for docs/owner.md",
    },
    scenario: {
      type: 'string',
      value: SCENARIO,
      default: '',
      help: 'a scenario of the embedded catalogue',
    },
    routes: {
      type: 'string',
      value: {
        placeholder: '/,/product',
        what: 'addresses that begin with a slash, for example /,/product',
        fits: (text) => text.split(',').every((route) => route.startsWith('/')),
      },
      default: PAGES.join(','),
      help: 'addresses; by default every page',
    },
    base: {
      type: 'string',
      value: SITE,
      help: 'a running site; by default it builds and serves one',
    },
  },
});
if (!values.out) refuse('Give a folder for the screenshots: npm run shots -- --out DIR.');
const out = values.out;

await ensurePackages();
if (values.panel) {
  const { panelShots } = await import('./cms/panel-screenshots.mjs');
  await panelShots(out);
  process.exit(0);
}
const { ensureChromium } = await import('./lib/chromium.mjs');
const { BROWSER_FLAGS } = await import('./lib/browser-flags.mjs');
const { chromium } = await import('@playwright/test');

async function site() {
  if (values.base) return { url: values.base, stop: async () => {} };
  const { builtSite } = await import('./lib/built-site.mjs');
  const { serveSite } = await import('./lib/serve-site.mjs');
  const { SITES } = await import('./lib/test-sites.mjs');
  return serveSite({ outDir: await builtSite('fake', SITES.fake) });
}

/**
 * Scrolls to the bottom of the page and back, so that the lazy pictures below the fold load.
 * @param {import('@playwright/test').Page} page
 */
async function scrollThrough(page) {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    scrollTo(0, 0);
  });
  await page.waitForLoadState('networkidle');
  // Load and decode all pictures now. By default, browsers load and decode a picture only when it
  // is about to be visible.
  await page.evaluate(() =>
    Promise.all(
      [...document.images].map((image) => {
        image.loading = 'eager';
        image.decoding = 'sync';
        return image.decode().catch(() => {});
      }),
    ),
  );
  await page.waitForTimeout(700);
}

/**
 * @param {string} route
 * @param {number} width
 */
const fileName = (route, width) =>
  `${route === '/' ? 'home' : route.slice(1).replaceAll('/', '_')}-${width}.png`;

mkdirSync(out, { recursive: true });
const { url, stop } = await site();
const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args: BROWSER_FLAGS,
});
const query = values.scenario ? `?scenario=${values.scenario}` : '';
for (const width of values.widths.split(',').map(Number)) {
  const height = width < 768 ? 844 : width < 1024 ? 1024 : 900;
  const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' });
  for (const route of values.routes.split(',')) {
    await page.goto(`${url}${route}${query}`, { waitUntil: 'networkidle' });
    await scrollThrough(page);
    const path = join(out, fileName(route, width));
    await page.screenshot({ path, fullPage: true });
    console.log(path);
  }
  await page.close();
}
await browser.close();
await stop();
