import { SITE_DETAILS } from '../../src/adapters/embedded/embedded-site-details';
import { THANK_YOU } from '../../src/adapters/embedded/texts/thank-you';
import { formTexts } from '../../src/ui/content/forms';
import { expect, test } from './browser-test';

test.describe('without JavaScript, on a site without a CMS', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ['/contactus', '/wholesale', '/auth']) {
    test(`${path} shows how to write, and no form that could not be sent`, async ({ page }) => {
      await page.goto(path);
      const main = page.getByRole('main');
      await expect(main.getByText(formTexts.withoutScript)).toBeVisible();
      await expect(
        main.getByRole('link', { name: SITE_DETAILS.contact.email }).first(),
      ).toBeVisible();
      await expect(main.getByRole('textbox')).toHaveCount(0);
      await expect(page.locator('main form button')).toBeHidden();
    });
  }
});

test('the thank-you page is not indexed, and its links navigate within the site', async ({
  page,
}) => {
  await page.goto('/thank-you');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(THANK_YOU.title);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await page.getByRole('main').getByRole('link', { name: formTexts.another }).click();
  await expect(page).toHaveURL('/contactus');
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  await expect(page.getByText(formTexts.withoutScript)).toBeHidden();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(THANK_YOU.title);
});
