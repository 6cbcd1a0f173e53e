import { expect, type Page, test } from './browser-test';
import { aGate, roundTrip } from './wait-for';

// Tests when the browser loads the stylesheet that the first screen does not need.

test.use({ viewport: { width: 390, height: 844 } });

const SHEET = /\/assets\/index-[^/]*\.css$/u;
const FIRST_PICTURE = /\/assets\/a1-[^/]*\.avif$/u;

/** Checks a style that only the deferred stylesheet contains. */
const hasItsStyle = (page: Page) =>
  expect(page.locator('#root > footer')).toHaveCSS('animation-name', 'none');

/**
 * Delays the first picture. The page loads the deferred stylesheet only after that picture, or on
 * an earlier interaction. Returns a function that lets the picture load.
 */
async function holdUpPicture(page: Page) {
  const gate = aGate();
  await page.route(FIRST_PICTURE, async (route) => {
    await gate.opened;
    await route.continue();
  });
  return gate.open;
}

test('the deferred stylesheet loads after the first picture', async ({ page }) => {
  const open = await holdUpPicture(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/about', { waitUntil: 'domcontentloaded' });
  await expect.poll(() => asked.some((url) => FIRST_PICTURE.test(url))).toBe(true);
  await roundTrip(page);
  expect(asked.filter((url) => SHEET.test(url))).toEqual([]);
  const sheet = page.waitForRequest(SHEET);
  open();
  await sheet;
  await hasItsStyle(page);
});

test('the deferred stylesheet loads on the first interaction, even before the picture', async ({
  page,
}) => {
  await holdUpPicture(page);
  await page.goto('/about', { waitUntil: 'domcontentloaded' });
  const sheet = page.waitForRequest(SHEET);
  await page.mouse.wheel(0, 300);
  await sheet;
  await hasItsStyle(page);
});

test('the deferred stylesheet loads at once when the URL has an anchor', async ({ page }) => {
  await holdUpPicture(page);
  const sheet = page.waitForRequest(SHEET);
  await page.goto('/about#footer', { waitUntil: 'domcontentloaded' });
  await sheet;
  await hasItsStyle(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the deferred stylesheet loads from the start', async ({ page }) => {
    await page.goto('/about');
    await hasItsStyle(page);
  });
});
