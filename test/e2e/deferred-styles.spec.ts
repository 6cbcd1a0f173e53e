import { expect, type Page, test } from './browser-test';
import { aGate, roundTrip } from './in-time';

// The sheet that no first screen waits for.

test.use({ viewport: { width: 390, height: 844 } });

const SHEET = /\/assets\/index-[^/]*\.css$/u;
const FIRST_PICTURE = /\/assets\/a1-[^/]*\.avif$/u;

/** By what is in it alone. */
const hasItsStyle = (page: Page) =>
  expect(page.locator('#root > footer')).toHaveCSS('animation-name', 'none');

/** Holds up what is seen first, and so the page's standing. */
async function holdUpPicture(page: Page) {
  const gate = aGate();
  await page.route(FIRST_PICTURE, async (route) => {
    await gate.opened;
    await route.continue();
  });
  return gate.open;
}

test('comes after the picture that is seen first', async ({ page }) => {
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

test('comes with the first sign of who does not wait for the picture', async ({ page }) => {
  await holdUpPicture(page);
  await page.goto('/about', { waitUntil: 'domcontentloaded' });
  const sheet = page.waitForRequest(SHEET);
  await page.mouse.wheel(0, 300);
  await sheet;
  await hasItsStyle(page);
});

test('is there at once for who is led to a place in the page', async ({ page }) => {
  await holdUpPicture(page);
  const sheet = page.waitForRequest(SHEET);
  await page.goto('/about#footer', { waitUntil: 'domcontentloaded' });
  await sheet;
  await hasItsStyle(page);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('is there from the start', async ({ page }) => {
    await page.goto('/about');
    await hasItsStyle(page);
  });
});
