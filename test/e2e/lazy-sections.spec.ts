import { expect, type Page, test } from './browser-test';
import { aGate } from './wait-for';

/** Matches the URL of an illustration of About that is below its first screen. */
const DRAWING = /\/assets\/mist-to-port-[^/]*\.svg$/u;

const RIDGES = /\/assets\/mountains-[^/]*\.svg/u;

const SHEET = /\/assets\/index-[^/]*\.css$/u;

const drawingsAsked = (page: Page) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (DRAWING.test(request.url())) asked.push(request.url());
  });
  return asked;
};

test.use({ viewport: { width: 390, height: 844 } });

test.describe('an illustration far down a page', () => {
  test.use({ untouched: true });

  /**
   * Opens the page with a stopped clock, so that it is rendered but does not hydrate on its own.
   */
  const standing = async (page: Page) => {
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(3_600_000);
    await page.goto('/about');
    await page.evaluate(() => document.fonts.ready);
    // Advances the clock past the first paint, which takes two animation frames.
    await page.clock.runFor(1_000);
    // Waits for the response to one more request, so that all earlier requests have been recorded.
    await page.evaluate(async () => void (await fetch('/', { cache: 'no-store' })));
  };

  test('an illustration far down a page is not requested with the first screen, and loads when it is near the viewport', async ({
    page,
  }) => {
    const asked = drawingsAsked(page);
    await standing(page);
    expect(asked).toEqual([]);
    await page.setViewportSize({ width: 390, height: 6_000 });
    await page.clock.runFor(1_000);
    await expect.poll(() => asked.length).toBeGreaterThan(0);
  });

  test('an illustration above the footer is not requested with the first screen either', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (RIDGES.test(request.url())) asked.push(request.url());
    });
    await page.goto('/about');
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await page.locator('.footer-cta').scrollIntoViewIfNeeded();
    await expect.poll(() => asked.length).toBe(1);
    await expect(page.locator('.cta-ridges')).toHaveCSS('background-image', RIDGES);
  });

  test('loads on the first interaction', async ({ page }) => {
    const asked = drawingsAsked(page);
    await standing(page);
    await page.keyboard.press('Shift');
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    await expect(page.locator('[data-lazy]')).toHaveCount(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the illustration of mountains above the footer is shown', async ({ page }) => {
    const came = page.waitForResponse(RIDGES);
    await page.goto('/contactus');
    expect((await came).ok()).toBe(true);
    await expect(page.locator('.cta-ridges')).toHaveCSS('background-image', RIDGES);
  });

  test('an illustration far down a page loads from the start, once', async ({ page }) => {
    const asked = drawingsAsked(page);
    await page.goto('/about');
    expect(asked).toHaveLength(1);
    await expect(page.locator('.way-land:visible')).toHaveCount(1);
    await expect(page.locator('.way-land:visible use')).toHaveAttribute('href', /#drawing$/u);
  });
});

test.describe('the stylesheet at the end of the page', () => {
  const footerOf = (page: Page) => page.locator('#root > footer');

  test('the stylesheet at the end of the page does not block the first paint, and reveals the footer', async ({
    page,
  }) => {
    const { opened, open } = aGate();
    await page.route(SHEET, async (route) => {
      await opened;
      await route.continue();
    });
    const held = page.waitForRequest((request) => SHEET.test(request.url()));
    await page.goto('/about', { waitUntil: 'commit' });
    await held;
    await expect
      .poll(() =>
        page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length),
      )
      .toBe(1);
    // Pauses the fallback animation that reveals the footer, so that only the stylesheet can reveal
    // it.
    await footerOf(page).evaluate((footer) => footer.getAnimations()[0]?.pause());
    await expect(footerOf(page)).toBeHidden();
    open();
    await expect(footerOf(page)).toBeVisible();
  });

  test('the stylesheet at the end of the page does not hide the footer permanently when it fails to load', async ({
    page,
  }) => {
    await page.route(SHEET, (route) => route.abort());
    await page.goto('/about');
    await footerOf(page).evaluate((footer) =>
      Promise.all(footer.getAnimations().map((animation) => animation.finished)),
    );
    await expect(footerOf(page)).toBeVisible();
  });
});
