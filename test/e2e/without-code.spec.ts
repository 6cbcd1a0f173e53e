import { expect, test } from '@playwright/test';
import { brand } from '../../src/ui/content/brand';

test('a site whose code does not come says who it is and how to write to it', async ({ page }) => {
  await page.route(/\/assets\/.*\.js$/u, (route) => route.abort());
  for (const path of ['/', '/product']) {
    await page.goto(path);
    await expect(page.getByText(brand.name, { exact: true })).toBeVisible();
    await expect(page.getByText('The page is taking long to come.')).toBeVisible();
    await expect(page.getByRole('link', { name: brand.contact.email })).toBeVisible();
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says so', async ({ page }) => {
    await page.goto('/faq');
    await expect(page.getByText(/This site is drawn by JavaScript/u)).toBeVisible();
    // Reloading would not help: that is for those whose code is late.
    const late = page.getByText('The page is taking long to come.');
    await expect(late).toBeAttached();
    await late.evaluate((element) =>
      Promise.all(element.getAnimations().map((animation) => animation.finished)),
    );
    await expect(late).toBeHidden();
  });
});
