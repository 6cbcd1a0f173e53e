import { COMPARISON } from '../../src/adapters/embedded/texts/comparison';
import { compare } from '../../src/ui/content/pages/compare';
import { axeViolations } from './axe-violations';
import { expect, type Page, test } from './browser-test';
import { addressOf } from './catalogue-page';

const CARTERII = 'frankincense-carterii-ten-ml';
const MAYDI = 'maydi-frankincense-ten-ml';
const ROLL_ON = 'frankincense-roll-on-blend';

const address = (...ids: readonly string[]) =>
  `/compare?${new URLSearchParams(ids.map((id) => ['product', id]))}`;

const table = (page: Page) => page.getByRole('table', { name: compare.table });
const names = (page: Page) => table(page).getByRole('columnheader');
const row = (page: Page, name: string) =>
  table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) })
    .getByRole('cell');

test('home compares the products of two trees, keeps its height when the visitor returns, and links to the full comparison', async ({
  page,
}) => {
  await page.goto('/');
  const section = page.getByRole('region', { name: 'Carterii and Maydi compared' });
  await section.scrollIntoViewIfNeeded();
  await expect(row(page, 'Resin')).toHaveText(['Beeyo', 'Maydi']);
  await expect(row(page, 'Price')).toContainText(['$24.00', '$32.00']);
  await expect(section).toContainText('impressions');

  const promo = page.getByRole('link', { name: 'Explore Our Oil' });
  await promo.scrollIntoViewIfNeeded();
  await expect(names(page)).toHaveCount(2);
  const top = () =>
    promo.evaluate((link) => Math.round(link.getBoundingClientRect().top + scrollY));
  const before = await top();
  await promo.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
  await page.goBack();
  await expect(promo).toBeInViewport();
  expect(await top()).toBe(before);

  await section.getByRole('link', { name: COMPARISON.link }).click();
  await expect(page).toHaveTitle(/^Compare Carterii and Maydi – /u);
  await expect(page.getByRole('region', { name: 'The same for both' })).toContainText(
    'Burseraceae',
  );
});

test('a URL compares three products; one of them can be removed, and another one added', async ({
  page,
}) => {
  await page.goto(address(CARTERII, MAYDI, ROLL_ON));
  await expect(names(page)).toHaveText(['Carterii', 'Maydi', 'Roll-on Blend']);
  await expect(row(page, 'An hour on').last()).toHaveText('A quiet trace of incense');
  await expect(row(page, 'Grades of resin').last()).toHaveText(COMPARISON.unknown);
  await page.getByRole('link', { name: 'Leave out Maydi Frankincense' }).click();
  await expect(names(page)).toHaveText(['Carterii', 'Roll-on Blend']);
  expect(await addressOf(page)).toBe(address(CARTERII, ROLL_ON));
  await page.getByRole('link', { name: 'Add Frankincense Resin Tears' }).click();
  await expect(names(page)).toHaveCount(3);
  await page.goBack();
  await expect(names(page)).toHaveText(['Carterii', 'Roll-on Blend']);
});

test('each product links to a question about the compared volume', async ({ page }) => {
  await page.goto(address(CARTERII, MAYDI));
  await page.getByRole('link', { name: 'Ask about Maydi' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Maydi Frankincense, Ten ml/u);
  expect(await addressOf(page)).toBe(`/contactus?product=${MAYDI}&volume=Ten+ml`);
});

test('a missing product is reported, and the other one is compared with a product of another tree', async ({
  page,
}) => {
  await page.goto(address(MAYDI, 'never-bottled'));
  await expect(page.getByText(compare.missing)).toBeVisible();
  await expect(names(page)).toHaveText(['Maydi', 'Carterii']);
});

test('a product links to a comparison with another tree', async ({ page }) => {
  await page.goto(`/product-detail/${MAYDI}`);
  await page.getByRole('link', { name: 'Compare with Carterii' }).click();
  await expect(names(page)).toHaveText(['Maydi', 'Carterii']);
});

test('axe finds nothing wrong with three compared products, and nothing overflows', async ({
  page,
}) => {
  await page.goto(address(CARTERII, MAYDI, ROLL_ON));
  await expect(names(page).last()).toBeAttached();
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await axeViolations(page), `${width} px`).toEqual([]);
    const room = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(room).toBeLessThanOrEqual(width);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the products of two trees are compared', async ({ page }) => {
    await page.goto(`${process.env.PUBLIC_SITE_URL}${address(MAYDI)}`);
    await expect(names(page)).toHaveText(['Carterii', 'Maydi']);
    await expect(page.getByRole('link', { name: 'Carterii, Ten ml' })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Add /u })).toHaveCount(0);
  });
});
