import { axeViolations } from './axe-violations';
import { expect, type Page, test } from './browser-test';
import { hydrated } from './hydrated-page';
import { readToTheFoot } from './wait-for';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };

async function settled(page: Page) {
  await expect(
    page.getByRole('region', { name: 'RELATED TOPICS' }).getByRole('heading', { level: 3 }).first(),
  ).toBeAttached();
  await expect(
    page.getByRole('region', { name: 'Featured Products' }).getByRole('listitem'),
  ).toHaveCount(3);
  await hydrated(page);
}

async function toTheFoot(page: Page) {
  await readToTheFoot(page);
  await expect(page.locator('.carousel-slides[data-motion]')).toHaveCount(2);
}

for (const size of [PHONE, DESK]) {
  test.describe(`axe finds nothing wrong with home at ${size.width} px`, () => {
    test.use({ viewport: size });

    test('axe finds nothing wrong with home scrolled to its end with a group of the footer open', async ({
      page,
    }) => {
      await page.goto('/');
      await settled(page);
      await toTheFoot(page);
      const group = page.locator('footer').getByRole('button', { name: 'Resources', exact: true });
      if (await group.isVisible()) await group.click();
      await expect(
        page.locator('footer').getByRole('link', { name: 'Harvest notes' }),
      ).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
    });

    test('axe finds nothing wrong with home with three toasts', async ({ page }) => {
      await page.goto('/__gallery');
      for (const type of ['success', 'warning', 'error']) {
        await page.getByRole('button', { name: type, exact: true }).click();
      }
      // Dispatches `blur`, because toasts do not close while the window has no focus. The toasts
      // remain open when the next line follows a link to another page.
      await page.evaluate(() => window.dispatchEvent(new Event('blur')));
      await page.getByRole('banner').getByRole('link').first().click();
      await settled(page);
      const toasts = page.getByRole('region', { name: 'Notifications' }).locator('[data-toast]');
      await expect(toasts).toHaveCount(3);
      expect(await axeViolations(page)).toEqual([]);
    });
  });
}
