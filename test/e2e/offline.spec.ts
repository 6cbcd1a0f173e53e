import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../../scripts/lib/root.mjs';
import { offline } from '../../src/ui/content/pages/offline';
import { aShippedQuestion } from '../builders/a-shipped-question';
import { test as base, expect, type Page } from './browser-test';
import { cachedWhole, missingPictures, visit } from './cached-site';
import { hydrated, whole } from './hydrated-page';
import { openStoppableSite, type StoppableSite } from './stoppable-site';

// The tests stop the server instead of using the browser's offline emulation. The requests of the
// service worker must fail, too. Also, `navigator.onLine` may be true although the site is
// unreachable.

const SITE = join(ROOT, 'node_modules/.cache/sites/public');
const PRODUCT = '/product-detail/frankincense-carterii-ten-ml';
const POST = '/blog-detail/how-a-tear-forms';

const test = base.extend<{ readonly site: StoppableSite }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for an object here
  site: async ({}, use) => {
    const site = await openStoppableSite(SITE);
    await use(site);
    await site.close();
  },
  baseURL: async ({ site }, use) => use(site.url),
});
test.use({ serviceWorkers: 'allow' });

const offlinePage = (page: Page) => page.getByRole('heading', { level: 1, name: offline.title });
const cachedLinks = (page: Page) => page.getByRole('main').locator('ul').getByRole('link');

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('home, two products and a post open with their pictures after a visit', async ({
      page,
      context,
      site,
    }) => {
      await visit(page, '/');
      await visit(page, PRODUCT);
      // Follows a link of the hydrated page, so that the browser loads no new document.
      await page.locator('main a[href^="/product-detail/"]').last().click();
      await expect(page).not.toHaveURL(new RegExp(PRODUCT, 'u'));
      await cachedWhole(page);
      const other = new URL(page.url()).pathname;
      await visit(page, '/blog');
      await page.locator(`main a[href="${POST}"]`).first().click();
      await expect(page).toHaveURL(new RegExp(POST, 'u'));
      await cachedWhole(page);
      await page.close();

      await site.goAway();
      const later = await context.newPage();
      for (const path of ['/', PRODUCT, other, POST]) {
        await later.goto(path);
        await whole(later);
        await expect(offlinePage(later)).toHaveCount(0);
        expect(await missingPictures(later), path).toEqual([]);
      }
      // Checks that a link from one cached page to another works, too.
      await later.goto('/');
      await hydrated(later);
      await later.locator(`main a[href="${PRODUCT}"]`).first().click();
      await expect(later).toHaveURL(new RegExp(PRODUCT, 'u'));
      await expect(later.getByRole('heading', { level: 1 })).toContainText('Carterii');
    });
  });
}

test.describe('a page that is not cached', () => {
  test('a page that is not cached lists the cached pages, when opened by its URL and after a reload', async ({
    page,
    site,
  }) => {
    await visit(page, '/');
    await visit(page, '/about');
    await site.goAway();
    await page.goto('/wholesale');
    await expect(offlinePage(page)).toBeVisible();
    await expect(cachedLinks(page)).toHaveText([/^About/u, /./u]);
    expect(new URL(page.url()).pathname).toBe('/wholesale');
    await page.reload();
    await expect(offlinePage(page)).toBeVisible();
    await cachedLinks(page).first().click();
    await expect(page).toHaveTitle(/^About/u);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(offline.title);
  });

  test('a page that is not cached lists the cached pages, when opened by a link on a cached page', async ({
    page,
    site,
  }) => {
    await visit(page, '/');
    await site.goAway();
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
    await expect(page).toHaveURL(/\/faq$/u);
    await expect(offlinePage(page)).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(cachedLinks(page)).toHaveCount(1);
    await page.goBack();
    await whole(page);
    await expect(page).toHaveURL(/\/$/u);
    await expect(offlinePage(page)).toHaveCount(0);
  });

  test('a cached page that the browser has evicted is not listed', async ({ page, site }) => {
    await visit(page, '/about');
    await visit(page, '/faq');
    await page.evaluate(async () =>
      (await caches.open('site-pages')).delete(`${location.origin}/faq`),
    );
    await site.goAway();
    await page.reload();
    await expect(offlinePage(page)).toBeVisible();
    await expect(cachedLinks(page)).toHaveText([/^About/u]);
  });

  test('a page that is not cached loads when the site is back', async ({ page, site }) => {
    await visit(page, '/');
    await site.goAway();
    await page.goto('/faq');
    await expect(offlinePage(page)).toBeVisible();
    await hydrated(page);
    await site.comeBack();
    await page.getByRole('button', { name: offline.again }).click();
    await expect(
      page.getByRole('heading', { name: aShippedQuestion('how-do-i-use-it').question }),
    ).toBeVisible();
  });

  test('a page that is not cached says so when no page is cached', async ({ page, site }) => {
    await visit(page, '/');
    await page.evaluate(() => caches.delete('site-pages'));
    await site.goAway();
    await page.goto('/about');
    await expect(page.getByText(offline.noneCached)).toBeVisible();
    await expect(cachedLinks(page)).toHaveCount(0);
  });

  test('a page that is not cached is not replaced by a cached 404 response', async ({
    page,
    site,
  }) => {
    await visit(page, '/');
    const answer = await page.goto('/nowhere-at-all');
    expect(answer?.status()).toBe(404);
    await whole(page);
    await site.goAway();
    await page.goto('/nowhere-at-all');
    await expect(offlinePage(page)).toBeVisible();
    await expect(cachedLinks(page)).toHaveCount(1);
  });
});

test.describe('a page that has changed', () => {
  const changed = (folder: string) => {
    const file = join(folder, 'about/index.html');
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('</h1>', ' anew</h1>'));
    for (const ending of ['br', 'gz']) rmSync(`${file}.${ending}`, { force: true });
  };
  const heading = (page: Page) => page.getByRole('heading', { level: 1 });

  test('a page that has changed is shown on the next navigation', async ({ browser, site }) => {
    const folder = mkdtempSync(join(tmpdir(), 'site-'));
    cpSync(SITE, folder, { recursive: true });
    const context = await browser.newContext({ baseURL: site.url, serviceWorkers: 'allow' });
    const page = await context.newPage();
    await visit(page, '/about');
    await expect(heading(page)).not.toContainText('anew');
    changed(folder);
    await site.serve(folder);
    // Holds back the scripts until the HTML is checked. Only the markup was edited, so hydration
    // would restore the old heading from the data that is embedded in the page.
    const open = site.hold((call) => call.includes('/assets/'));
    const html = await (await page.goto('/about'))?.text();
    expect(html).toContain(' anew</h1>');
    open();
    await context.close();
    rmSync(folder, { recursive: true });
  });

  test('a page that has changed is served from the cache while the network stalls', async ({
    page,
    site,
  }) => {
    await visit(page, '/about');
    const asked = site.calls.length;
    const open = site.hold((call) => call === 'GET /about');
    await page.goto('/about');
    await whole(page);
    await expect(page).toHaveTitle(/^About/u);
    expect(site.calls.slice(asked)).toContain('GET /about');
    open();
  });
});

test('with data saver no document is requested twice', async ({ page, site }) => {
  const askedFor = (path: string) => site.calls.filter((call) => call === `GET ${path}`).length;
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await page.goto('/about');
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
    .toBe(true);
  await whole(page);
  expect(askedFor('/about')).toBe(1);
  // With data saver the site still caches the document of every navigation.
  await visit(page, '/faq');
  expect(askedFor('/faq')).toBe(1);
});

test('a range request goes to the host, a request for a whole cached file does not', async ({
  page,
  site,
}) => {
  await visit(page, '/about');
  const ask = (headers: Record<string, string>) =>
    page.evaluate(
      async ([asked]) => {
        const file = document.querySelector<HTMLScriptElement>('script[src]')?.src ?? '';
        await fetch(file, { headers: asked, cache: 'reload' });
        return `GET ${new URL(file).pathname}`;
      },
      [headers] as const,
    );
  const before = site.calls.length;
  await ask({});
  expect(site.calls.slice(before)).toEqual([]);
  const call = await ask({ Range: 'bytes=0-9' });
  expect(site.calls.slice(before)).toEqual([call]);
});

test('the first load makes no service worker request before the page is hydrated', async ({
  page,
  site,
}) => {
  const open = site.hold((call) => /\/assets\/site-[^/]*\.js/u.test(call));
  await page.goto('/', { waitUntil: 'load' });
  await expect.poll(() => site.calls.some((call) => /assets\/site-/u.test(call))).toBe(true);
  const ofWorker = (call: string) => /service-worker|\/offline/u.test(call);
  expect(site.calls.filter(ofWorker)).toEqual([]);
  const before = site.calls.length;
  open();
  await whole(page);
  await expect.poll(() => site.calls.slice(before).filter(ofWorker).length).toBeGreaterThan(1);
});
