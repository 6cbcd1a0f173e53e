import { navigation } from '../../src/ui/content/navigation';
import { productFilters } from '../../src/ui/content/pages/products/product-filters';
import { expect, type Page, test } from './browser-test';
import { whole } from './hydrated-page';
import {
  DESK,
  matchesScreenshot,
  PHONE,
  pageMatchesScreenshot,
  partMatchesScreenshot,
  TABLET,
} from './screenshot-matches';
import { ToastsPage } from './toasts-page';

// Visual regression tests of the pages with the most complex layouts, at up to two widths, and of
// the menu, the toasts and the filter sheet. To accept changes, run npx playwright test visual
// --update-snapshots=all, and look at each changed picture.

test.use({ contextOptions: { reducedMotion: 'reduce' } });
// Other systems antialias letters differently.
test.skip(process.platform !== 'linux', 'the baselines are from Linux');

const PAGES = [
  ['home', '/', [PHONE, DESK]],
  ['product', '/product-detail/frankincense-carterii-ten-ml', [PHONE, DESK]],
  ['compare', '/compare', [TABLET]],
  ['about', '/about', [TABLET]],
  ['sustainability', '/sustainability', [PHONE]],
  ['sign-up', '/auth', [DESK]],
] as const;

async function open(page: Page, path: string) {
  // Fixes the time, because pages show the season and the day of the year.
  await page.clock.setFixedTime('2025-11-21T09:00:00');
  await page.goto(path);
  await whole(page);
}

for (const [name, path, sizes] of PAGES) {
  for (const size of sizes) {
    test(`${name} at ${size.width} px`, async ({ page }) => {
      await page.setViewportSize(size);
      await open(page, path);
      await pageMatchesScreenshot(page, `${name}-${size.width}`);
    });
  }
}

test('toasts on a desktop', async ({ page }) => {
  await page.setViewportSize(DESK);
  const toasts = new ToastsPage(page);
  await toasts.stopClock();
  await toasts.goto();
  for (const name of ['success', 'error', 'info']) {
    await toasts.settled(await toasts.raise(name));
  }
  await matchesScreenshot(page, `toasts-${DESK.width}`);
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('the menu', async ({ page }) => {
    await open(page, '/');
    await page.getByRole('button', { name: navigation.menu.open }).click();
    await expect(page.getByRole('dialog', { name: navigation.menu.title })).toBeVisible();
    await matchesScreenshot(page, `menu-${PHONE.width}`);
  });

  test('the footer with a group open', async ({ page }) => {
    await open(page, '/');
    const group = page.locator('footer').getByRole('button', { name: 'Resources', exact: true });
    await group.click();
    await expect(group).toHaveAttribute('aria-expanded', 'true');
    await partMatchesScreenshot(page, page.locator('footer'), `footer-group-${PHONE.width}`);
  });

  test('the filter sheet', async ({ page }) => {
    await page.goto('/product');
    await expect(page.getByRole('status').first()).toHaveText('8 products');
    await page.getByRole('button', { name: productFilters.heading, exact: true }).click();
    await expect(page.getByRole('dialog', { name: productFilters.heading })).toBeVisible();
    await matchesScreenshot(page, `filter-sheet-${PHONE.width}`);
  });
});
