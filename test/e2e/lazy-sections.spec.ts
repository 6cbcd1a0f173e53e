import { expect, type Page, test } from './browser-test';
import { aGate } from './in-time';

/** Of About, below its first screen. */
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

test.describe('a drawing far down a page', () => {
  test.use({ untouched: true });

  /** The page stands, and has not woken by itself. */
  const standing = async (page: Page) => {
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(3_600_000);
    await page.goto('/about');
    await page.evaluate(() => document.fonts.ready);
    // The two frames in which it is painted.
    await page.clock.runFor(1_000);
    // What was asked for before this has been seen.
    await page.evaluate(async () => void (await fetch('/', { cache: 'no-store' })));
  };

  test('leaves the network to what is seen first, and comes when it is about to be seen', async ({
    page,
  }) => {
    const asked = drawingsAsked(page);
    await standing(page);
    expect(asked).toEqual([]);
    await page.setViewportSize({ width: 390, height: 6_000 });
    await page.clock.runFor(1_000);
    await expect.poll(() => asked.length).toBeGreaterThan(0);
  });

  test('over the footer is none of the first pictures either', async ({ page }) => {
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

  test('comes with a visitor’s first sign', async ({ page }) => {
    const asked = drawingsAsked(page);
    await standing(page);
    await page.keyboard.press('Shift');
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    await expect(page.locator('[data-lazy]')).toHaveCount(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the ridges over the footer are there', async ({ page }) => {
    const came = page.waitForResponse(RIDGES);
    await page.goto('/contactus');
    expect((await came).ok()).toBe(true);
    await expect(page.locator('.cta-ridges')).toHaveCSS('background-image', RIDGES);
  });

  test('a drawing far down a page is there from the start, once', async ({ page }) => {
    const asked = drawingsAsked(page);
    await page.goto('/about');
    expect(asked).toHaveLength(1);
    await expect(page.locator('.way-land:visible')).toHaveCount(1);
    await expect(page.locator('.way-land:visible use')).toHaveAttribute('href', /#drawing$/u);
  });
});

test.describe('the sheet at a page’s end', () => {
  const footerOf = (page: Page) => page.locator('#root > footer');

  test('holds up no paint, and the footer is seen with it', async ({ page }) => {
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
    // Not yet over: it waits for what is on its way.
    await footerOf(page).evaluate((footer) => footer.getAnimations()[0]?.pause());
    await expect(footerOf(page)).toBeHidden();
    open();
    await expect(footerOf(page)).toBeVisible();
  });

  test('does not hide the footer for good, should it not come', async ({ page }) => {
    await page.route(SHEET, (route) => route.abort());
    await page.goto('/about');
    await footerOf(page).evaluate((footer) =>
      Promise.all(footer.getAnimations().map((animation) => animation.finished)),
    );
    await expect(footerOf(page)).toBeVisible();
  });
});
