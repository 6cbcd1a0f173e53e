import { PAGES, POST } from '../../scripts/lib/pages.mjs';
import { ROUTES } from '../../src/ui/site/routes';
import { expect, type Page, test } from './browser-test';
import { atRest, holdBack } from './in-time';
import { scrolledTo, scrollToMiddle, whole } from './whole-page';

const [, ...LAZY] = PAGES;

/** A site whose pages are not drawn ahead: their code can be late. */
const SHELL = process.env.STRAPI_SITE_URL ?? '';

const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

/** How far the top of what an anchor names is below the top of the window. */
const topOf = (page: Page, id: string) =>
  page.locator(`[id="${id}"]`).evaluate((element) => element.getBoundingClientRect().top);

for (const viewport of WINDOWS) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    for (const address of LAZY) {
      test(`${address} is where one was after a reload, and after Back from elsewhere`, async ({
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

    test.describe('where pages are not drawn ahead', () => {
      test.use({ baseURL: SHELL });

      test('a reload while the code of a page is late shows no footer, then where one was', async ({
        page,
      }) => {
        await page.goto(ROUTES.about);
        await whole(page);
        const before = await scrollToMiddle(page);
        const release = await holdBack(page, /about-page/);
        await page.reload({ waitUntil: 'commit' });
        await expect(page.getByText('Loading...', { exact: true })).toBeInViewport();
        // Left and come back to before anything has come.
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

test('fonts that come late move nobody from where a reload put them', async ({ page }) => {
  await page.goto(ROUTES.about);
  await whole(page);
  const before = await scrollToMiddle(page);
  const release = await holdBack(page, ({ pathname }) => pathname.endsWith('.woff2'));
  await page.reload({ waitUntil: 'commit' });
  // A document without its fonts is not idle: a visitor wakes it.
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

test('a page opened at an anchor stands there, also when its code is late', async ({ page }) => {
  for (const [code, path] of [
    [/faq-page/u, ROUTES.faq],
    [/sustainability-page/u, ROUTES.sustainability],
  ] as const) {
    await page.route(code, async (route) => {
      // Elsewhere it is only fetched ahead.
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

test('somebody who reads on from an anchor before the code comes is left there', async ({
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
