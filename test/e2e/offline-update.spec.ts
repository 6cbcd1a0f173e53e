import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtSite } from '../../scripts/lib/built-site.mjs';
import { SITES } from '../../scripts/lib/test-sites.mjs';
import { update } from '../../src/ui/content/messages/update';
import { test as base, expect, type Page } from './browser-test';
import { cachedAddresses, visit } from './cached-site';
import { expectTyped, fillIn, words } from './enquiry-form';
import { whole } from './hydrated-page';
import { openStoppableSite, type StoppableSite } from './stoppable-site';

interface Site extends StoppableSite {
  readonly folder: string;
  /** Makes the site serve a different service worker, as a newer version of the site would. */
  renew(): Promise<void>;
}

const test = base.extend<{ readonly site: Site }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for an object here
  site: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'site-'));
    cpSync(await builtSite('public', SITES.public), folder, { recursive: true });
    const site = await openStoppableSite(folder);
    const renew = async () => {
      const worker = join(folder, 'service-worker.js');
      appendFileSync(worker, '// newer');
      for (const ending of ['br', 'gz']) rmSync(`${worker}.${ending}`, { force: true });
      await site.serve(folder);
    };
    await use({ ...site, folder, renew });
    await site.close();
    rmSync(folder, { recursive: true });
  },
  baseURL: async ({ site }, use) => use(site.url),
});
test.use({ serviceWorkers: 'allow' });

const notice = (page: Page) => page.getByRole('complementary', { name: update.label });
const reload = (page: Page) => notice(page).getByRole('button');

/** Marks the current document, so that the test can detect a reload, which removes the mark. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { marked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'marked' in window);
const states = (page: Page) =>
  page.evaluate(async () => {
    const found = await navigator.serviceWorker.getRegistration();
    return { waiting: found?.waiting?.state, active: found?.active?.state };
  });

test('a first visit shows no notice of a new version', async ({ page, site }) => {
  await visit(page, '/');
  await visit(page, '/about');
  await expect(notice(page)).toHaveCount(0);
  expect(site.calls.filter((call) => call === 'GET /service-worker.js').length).toBeGreaterThan(0);
});

test('a new version waits for one click, and loses no typed text', async ({
  page,
  context,
  site,
}) => {
  await visit(page, '/');
  const other = await context.newPage();
  await visit(other, '/about');
  await site.renew();
  await visit(page, '/contactus');
  await expect(notice(page)).toBeVisible();
  await expect(notice(page).getByRole('status')).toHaveText(update.text);
  await expect(reload(page)).toHaveCount(1);
  await mark(page);
  await mark(other);
  await fillIn(page, words);
  expect(await states(page)).toEqual({ waiting: 'installed', active: 'activated' });
  expect(await isMarked(page)).toBe(true);

  await reload(page).click();
  await expect.poll(() => isMarked(page).catch(() => true)).toBe(false);
  await whole(page);
  await expectTyped(page, words);
  await expect(notice(page)).toHaveCount(0);
  expect(await states(page)).toEqual({ waiting: undefined, active: 'activated' });
  // Another tab is not reloaded, because its visitor may be using it.
  expect(await isMarked(other)).toBe(true);
});

test('a new version is announced in an open tab when the visitor returns to it', async ({
  page,
  site,
}) => {
  await visit(page, '/');
  await visit(page, '/about');
  await site.renew();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(notice(page)).toBeVisible();
});

test('a new version is announced in a tab that is opened while another tab installs it', async ({
  page,
  context,
  site,
}) => {
  await visit(page, '/');
  await site.renew();
  const open = site.hold((call) => call === 'GET /offline');
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    registration?.update().catch(() => {});
  });
  const isLoading = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return registration?.installing?.state;
    });
  await expect.poll(isLoading).toBe('installing');

  const later = await context.newPage();
  await later.goto('/about');
  await whole(later);
  expect(await isLoading()).toBe('installing');
  await expect(notice(later)).toHaveCount(0);
  open();
  await expect(notice(later)).toBeVisible();
});

test('pages cached before a new version still open after it', async ({ page, site }) => {
  await visit(page, '/about');
  await site.renew();
  await visit(page, '/faq');
  await reload(page).click();
  await expect(notice(page)).toHaveCount(0);
  await whole(page);
  await site.goAway();
  await page.goto('/about');
  await whole(page);
  await expect(page).toHaveTitle(/^About/u);
});

/** Returns the number of service workers that the browser has registered for the site. */
const registrations = async () => (await navigator.serviceWorker.getRegistrations()).length;

test('a build without a service worker removes an existing one and registers none', async ({
  page,
  site,
}) => {
  test.setTimeout(300_000);
  const released = await builtSite('released', SITES.released);
  await visit(page, '/');
  await visit(page, '/about');
  expect(await cachedAddresses(page)).not.toEqual([]);

  await site.serve(released);
  // Repeats the visit, because the first page may come from the cache of the earlier build, whose
  // code registers the worker again. The inner poll waits without navigating, because every
  // navigation postpones the browser's check for a new worker.
  await expect(async () => {
    await page.goto('/about');
    await whole(page);
    await expect.poll(() => page.evaluate(registrations)).toBe(0);
  }).toPass();
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);

  const before = site.calls.length;
  await page.goto('/about');
  await whole(page);
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  expect(site.calls.slice(before).filter((call) => call.includes('service-worker'))).toEqual([]);
  await expect(page).toHaveTitle(/^About/u);
});

test('a build without a service worker removes one that does not unregister itself', async ({
  page,
  site,
}) => {
  test.setTimeout(300_000);
  await visit(page, '/about');
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  cpSync(await builtSite('released', SITES.released), folder, { recursive: true });
  // Keeps the service worker of the earlier build, which does not unregister itself. This simulates
  // a page of the earlier build that has registered its worker once more.
  for (const name of ['service-worker.js', 'service-worker.js.br', 'service-worker.js.gz']) {
    cpSync(join(site.folder, name), join(folder, name));
  }
  await site.serve(folder);
  await page.goto('/faq');
  await expect.poll(() => page.evaluate(registrations)).toBe(0);
  rmSync(folder, { recursive: true });
});
