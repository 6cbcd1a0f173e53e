import { lists } from '../../src/ui/content/lists';
import { expect, type Page, test } from './browser-test';
import { openCatalogue } from './catalogue-page';

const MANY = '?scenario=many&products=5000';

/** Returns the distance of a card's heading from the top of the window in CSS pixels. */
const topOf = (page: Page, text: string) =>
  page
    .getByRole('heading', { level: 2, name: text, exact: true })
    .evaluate((element) => Math.round(element.getBoundingClientRect().top));

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`Back from a product restores the same card in the same place, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const { titles, count } = await openCatalogue(page, `${MANY}&rating=3&sort=price-up&page=7`);
    await expect(count).toContainText('page 7');
    await titles.nth(9).scrollIntoViewIfNeeded();
    const title = (await titles.nth(9).textContent()) ?? '';
    const before = await topOf(page, title);
    await titles.nth(9).click();
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
    await page.goBack();
    await expect(titles.nth(9)).toHaveText(title);
    await expect(titles.nth(9)).toBeInViewport();
    await expect.poll(async () => Math.abs((await topOf(page, title)) - before)).toBeLessThan(3);
  });
}

test('Back from a product restores the filtered list', async ({ page }) => {
  const { titles, rail, count } = await openCatalogue(page);
  await expect(count).toHaveText('8 products');
  await page.mouse.wheel(0, 900);
  await page.evaluate(() => scrollTo(0, 500));
  await rail.getByLabel('4 stars and up').check();
  await expect(count).toHaveText('4 products');
  await titles.last().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toHaveCount(0);
  await page.goBack();
  await expect(titles.last()).toBeInViewport();
  await expect(rail.getByLabel('4 stars and up')).toBeChecked();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
});

test('the page links of a long list lead to the next, the last and the first page, and Back returns to the end of the previous page', async ({
  page,
}) => {
  const { titles, count, pages, results } = await openCatalogue(page, MANY);
  await expect(count).toHaveText('5000 products');
  await expect(titles).toHaveCount(12);
  const next = pages.getByRole('link', { name: lists.next });
  const first = (await titles.first().textContent()) ?? '';
  await next.click();
  await expect(page).toHaveURL(/page=2/);
  await expect(count).toHaveText('5000 products, page 2 of 417');
  await expect(results).toBeFocused();
  await expect(titles.first()).toBeInViewport();
  await expect(titles.first()).not.toHaveText(first);
  await pages.getByRole('link', { name: 'Page 417' }).click();
  await expect(titles).toHaveCount(8);
  await expect(next).toHaveCount(0);
  await pages.getByRole('link', { name: 'Page 1', exact: true }).click();
  await expect(titles.first()).toHaveText(first);
  expect(new URL(page.url()).search).toBe(MANY);

  await next.scrollIntoViewIfNeeded();
  await next.click();
  await expect(titles.first()).not.toHaveText(first);
  await expect(next).not.toBeInViewport();
  await page.goBack();
  await expect(titles.first()).toHaveText(first);
  await expect(next).toBeInViewport();
});

test('a page past the end becomes the last one; a filter narrows five thousand products and returns to the first page', async ({
  page,
}) => {
  const { rail, count, search, titles } = await openCatalogue(page, `${MANY}&page=900`);
  await expect(count).toHaveText('5000 products, page 417 of 417');
  await expect(page).toHaveURL(/page=417/);

  await rail.getByLabel('Bulk').check();
  await expect(page).not.toHaveURL(/page=/);
  await expect(count).toHaveText(/^1\d{3} products$/);
  await search.pressSequentially('beeyo', { delay: 20 });
  await expect(count).toHaveText(/^\d{3} products$/);
  await expect(titles.first()).toContainText('Beeyo');
});
