import { expect, type Page, test } from '@playwright/test';
import { callCms, logInToPanel } from './administrator';

const { CMS_URL = '' } = process.env;
const TITLE = `Undone ${Date.now()}`;

const versions = (page: Page) =>
  page.getByRole('complementary').filter({ has: page.getByRole('heading', { name: 'Versions' }) });
const confirm = (page: Page) =>
  page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();

let product: string;

test.beforeEach(async ({ page }) => {
  const { data } = await callCms('POST', '/products', { Title: TITLE, Price: 18 });
  product = data.documentId;
  await callCms('PUT', `/products/${product}`, { Price: 1800, Description: 'A mistake' });
  await logInToPanel(page);
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Deleted' })).toBeVisible();
});
test.afterEach(() => callCms('DELETE', `/products/${product}`));

test('an owner undoes a publication in the panel', async ({ page }) => {
  await page.goto(
    `${CMS_URL}/admin/content-manager/collection-types/api::product.product/${product}`,
  );
  await expect(versions(page).getByRole('listitem')).toContainText(
    'Differs: Description empty (now A mistake), Price (US$) 18 (now 1800)',
  );

  // Restore is disabled while the form has unsaved changes, because a restoration would discard
  // them.
  const price = page.getByLabel('Price (US$)');
  await price.fill('17');
  await expect(versions(page).getByRole('button', { name: /^Restore/ })).toBeDisabled();
  await price.fill('1800');

  await versions(page)
    .getByRole('button', { name: /^Restore/ })
    .click();
  await expect(page.getByRole('alertdialog')).toContainText(
    'visitors see it after you have pressed Publish',
  );
  await confirm(page);
  await expect(page.getByText('Restored as a draft. Press Publish')).toBeVisible();
  await expect(price).toHaveValue('18');
  await expect(versions(page).getByRole('listitem')).toContainText('The same as now');
  expect((await callCms('GET', `/products/${product}`)).data.Price).toBe(1800);

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(versions(page).getByRole('listitem')).toHaveCount(2);
  expect((await callCms('GET', `/products/${product}`)).data).toMatchObject({
    Price: 18,
    Description: null,
  });
});

test('an owner restores a deleted product in the panel', async ({ page }) => {
  await callCms('DELETE', `/products/${product}`);
  await page.getByRole('navigation').getByRole('link', { name: 'Deleted' }).click();
  const row = page.getByRole('row', { name: new RegExp(TITLE, 'u') }).first();
  await row.getByRole('button', { name: `Restore “${TITLE}”` }).click();
  await confirm(page);
  await expect(page).toHaveURL(new RegExp(`${product}$`, 'u'));
  await expect(page.getByLabel('Price (US$)')).toHaveValue('1,800');
});
