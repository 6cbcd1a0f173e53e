import { expect, test } from '@playwright/test';
import { bootTemporaryCms } from '../../scripts/cms/boot-temporary-cms.mjs';
import { isAdminBuilt } from '../../scripts/cms/build-admin.mjs';
import { firstAdministrator } from '../../scripts/cms/first-administrator.mjs';
import { logInToPanel } from './administrator';

// The test does not build the panel itself, because `npm run build:admin` in cms/ takes minutes and
// 2 GB of memory.
test.skip(!isAdminBuilt(), 'the admin panel is not built from the present sources');

test('the first page of the panel leads an owner to each placeholder', async ({ page }) => {
  test.setTimeout(180_000);
  const administrator = firstAdministrator({}).env;
  const cms = await bootTemporaryCms({ env: administrator, serveAdmin: true });
  try {
    await logInToPanel(page, {
      url: cms.url,
      email: administrator.ADMIN_EMAIL,
      password: administrator.ADMIN_PASSWORD,
    });

    const line = page.getByRole('listitem').filter({ hasText: 'The telephone number is still' });
    await expect(
      page.getByRole('heading', { name: /^To do before launch \(\d+\)$/u }),
    ).toBeVisible();
    await line.getByRole('link', { name: 'Open Site: name, contact, company' }).click();
    await expect(page).toHaveURL(/\/admin\/content-manager\/single-types\/api::site\.site/u);
    await page.getByLabel('Telephone').fill('+252 63 412345');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();

    await page.goto(`${cms.url}/admin`);
    await expect(page.getByText('The e-mail address is still')).toBeVisible();
    await expect(line).toHaveCount(0);
  } finally {
    await cms.stop();
  }
});
