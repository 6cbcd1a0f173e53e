import { expect, type Page, test } from './browser-test';
import { DESK, looksAs, PHONE, pageLooksAs, partLooksAs, SCREENS } from './looks-as';
import { ToastsPage } from './toasts-page';

// Visual regression tests of home and what opens over it. To accept changes, run npx playwright
// test visual --update-snapshots=all, and look at each changed picture.

test.use({ contextOptions: { reducedMotion: 'reduce' } });
// Other systems antialias letters differently.
test.skip(process.platform !== 'linux', 'signed off on Linux');

async function openHome(page: Page) {
  // Fixed, because the page shows the season of the day.
  await page.clock.setFixedTime('2025-11-21T09:00:00');
  await page.goto('/');
  await expect(
    page.getByRole('region', { name: 'Featured Products' }).getByRole('listitem'),
  ).toHaveCount(3);
  await expect(
    page.getByRole('region', { name: 'RELATED TOPICS' }).getByRole('heading', { level: 3 }).first(),
  ).toBeAttached();
}

for (const size of SCREENS) {
  test.describe(`at ${size.width} px`, () => {
    test.use({ viewport: size });

    test('home', async ({ page }) => {
      await openHome(page);
      await pageLooksAs(page, `home-${size.width}`);
    });

    test('the header of a page that was scrolled', async ({ page }) => {
      await openHome(page);
      await page.evaluate(() => scrollTo(0, 600));
      await expect(page.getByRole('banner')).toBeInViewport();
      await looksAs(page, `scrolled-${size.width}`);
    });
  });
}

for (const size of SCREENS.filter(({ width }) => width < DESK.width)) {
  test.describe(`at ${size.width} px`, () => {
    test.use({ viewport: size });

    test('the menu', async ({ page }) => {
      await openHome(page);
      await page.getByRole('button', { name: 'Open the menu' }).click();
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
      await looksAs(page, `menu-${size.width}`);
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('the footer with a group open', async ({ page }) => {
    await openHome(page);
    const group = page.locator('footer').getByRole('button', { name: 'Resources', exact: true });
    await group.click();
    await expect(group).toHaveAttribute('aria-expanded', 'true');
    await partLooksAs(page, page.locator('footer'), 'footer-group-390');
  });

  test('the filter sheet', async ({ page }) => {
    await page.goto('/product');
    await expect(page.getByRole('status').first()).toHaveText('8 products');
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Filter' })).toBeVisible();
    await looksAs(page, 'filter-sheet-390');
  });
});

for (const size of [PHONE, DESK]) {
  test.describe(`at ${size.width} px`, () => {
    test.use({ viewport: size });

    test('a page while its code loads', async ({ page }) => {
      await page.route(/about-page/, () => {});
      // A site without prerendered pages.
      await page.goto(`${process.env.STRAPI_SITE_URL}/about`);
      await expect(page.getByText('Loading...', { exact: true })).toBeVisible();
      await looksAs(page, `loading-${size.width}`);
    });

    test('toasts', async ({ page }) => {
      const toasts = new ToastsPage(page);
      await toasts.stopClock();
      await toasts.goto();
      for (const name of ['success', 'error', 'info']) {
        await toasts.settled(await toasts.raise(name));
      }
      await looksAs(page, `toasts-${size.width}`);
    });
  });
}
