import { POST } from '../../config/site-pages.mjs';
import { ROUTES } from '../../src/ui/site/routes';
import { expect, type Page, test } from './browser-test';
import { scrolledTo, scrollToMiddle, whole } from './hydrated-page';
import { atRest, holdBack } from './wait-for';

/**
 * The pages whose height depends most on the width. Back from another document restores the
 * position as a reload does. `prerendered-pages.spec.ts` reloads a page of each kind at 1440 px.
 */
const TALL: readonly string[] = [ROUTES.about, ROUTES.products, POST];

/** URL of a site without prerendered pages, which shows a page only when its code has loaded. */
const SHELL = process.env.STRAPI_SITE_URL ?? '';

const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

/** Returns the distance of an anchor's element from the top of the window in CSS pixels. */
const topOf = (page: Page, id: string) =>
  page.locator(`[id="${id}"]`).evaluate((element) => element.getBoundingClientRect().top);

for (const viewport of WINDOWS) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    for (const address of TALL) {
      test(`${address} restores its scroll position after a reload, and after Back from another document`, async ({
        page,
      }) => {
        await page.goto(address);
        await whole(page);
        const before = await scrollToMiddle(page);
        await page.reload();
        await whole(page);
        expect(await scrolledTo(page)).toBe(before);
        await page.goto('about:blank');
        await page.goBack();
        await whole(page);
        expect(await scrolledTo(page)).toBe(before);
      });
    }

    test.describe('without prerendered pages', () => {
      test.use({ baseURL: SHELL });

      test('a reload shows Loading... while the page code is late, and then restores the scroll position', async ({
        page,
      }) => {
        await page.goto(ROUTES.about);
        await whole(page);
        const before = await scrollToMiddle(page);
        const release = await holdBack(page, /about-page/);
        await page.reload({ waitUntil: 'commit' });
        await expect(page.getByText('Loading...', { exact: true })).toBeInViewport();
        // Reloads once more before anything has loaded.
        await page.reload({ waitUntil: 'commit' });
        await expect(page.getByText('Loading...', { exact: true })).toBeInViewport();
        expect(await scrolledTo(page)).toBe(0);
        release();
        await whole(page);
        expect(await scrolledTo(page)).toBe(before);
      });
    });
  });
}

test('late fonts do not change the scroll position after a reload', async ({ page }) => {
  await page.goto(ROUTES.about);
  await whole(page);
  const before = await scrollToMiddle(page);
  const release = await holdBack(page, ({ pathname }) => pathname.endsWith('.woff2'));
  await page.reload({ waitUntil: 'commit' });
  // While fonts are pending, the page hydrates only after an interaction, so this moves the mouse.
  let x = 0;
  await expect(async () => {
    x += 1;
    await page.mouse.move(x, 5);
    await expect(page.locator('[data-unhydrated]')).toHaveCount(0, { timeout: 500 });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect.poll(() => scrolledTo(page)).toBe(before);
  await atRest(page);
  release();
  await page.waitForFunction(() => document.fonts.status === 'loaded');
  await whole(page);
  expect(await scrolledTo(page)).toBe(before);
});

test('a page opened at an anchor scrolls there, also when its code is late', async ({ page }) => {
  for (const [code, path] of [
    [/faq-page/u, ROUTES.faq],
    [/sustainability-page/u, ROUTES.sustainability],
  ] as const) {
    await page.route(code, async (route) => {
      // Delays a page's code only while that page is open, because other pages only prefetch it.
      if (new URL(page.url()).pathname === path)
        await page.getByText('Loading...', { exact: true }).waitFor();
      await route.continue();
    });
  }
  for (const [address, id] of [
    [`${SHELL}${ROUTES.faq}`, 'keeping-an-oil'],
    [`${SHELL}${ROUTES.sustainability}`, 'year'],
    [POST, 'section-the-wait'],
  ] as const) {
    await page.goto(`${address}#${id}`);
    await whole(page);
    const top = await topOf(page, id);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(top).toBeLessThan(120);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => topOf(page, id)).toBeLessThan(top - 250);
    const before = await scrolledTo(page);
    await page.reload();
    await whole(page);
    expect(await scrolledTo(page), 'a reload is not another arrival').toBe(before);
  }
});

test('Back from an anchor of the same page returns to where the link was', async ({ page }) => {
  await page.goto(POST);
  await whole(page);
  const link = page.getByRole('link', { name: 'The wait' });
  await link.scrollIntoViewIfNeeded();
  const before = await scrolledTo(page);
  await link.click();
  await expect.poll(() => topOf(page, 'section-the-wait')).toBeLessThan(120);
  const there = await scrolledTo(page);
  expect(there).toBeGreaterThan(before);
  await page.goBack();
  await expect.poll(() => scrolledTo(page)).toBe(before);
  await page.goForward();
  await expect.poll(() => scrolledTo(page)).toBe(there);
});

test('a visitor who scrolls on from an anchor before the code loads keeps that position', async ({
  page,
}) => {
  const part = 'section-the-wait';
  const letCome = await holdBack(page, /\/assets\/site-[^/]*\.js$/u);
  await page.goto(`/blog-detail/how-a-tear-forms#${part}`);
  await page.evaluate(() => document.fonts.ready);
  const atFirst = await topOf(page, part);
  await page.mouse.wheel(0, 900);
  await expect.poll(() => topOf(page, part)).toBeCloseTo(atFirst - 900, 0);
  letCome();
  await whole(page);
  expect(await topOf(page, part)).toBeCloseTo(atFirst - 900, 0);
});
