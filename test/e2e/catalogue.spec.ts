import { lists } from '../../src/ui/content/lists';
import * as failures from '../../src/ui/content/messages/failures';
import { filterChips } from '../../src/ui/content/pages/products/filter-chips';
import { noProducts } from '../../src/ui/content/pages/products/no-products';
import { productFilters } from '../../src/ui/content/pages/products/product-filters';
import { productList } from '../../src/ui/content/pages/products/product-list';
import { expect, test } from './browser-test';
import { addressOf, openCatalogue } from './catalogue-page';

test('a change of only the query string keeps the focus in place, a price range set by typing or by keys is applied when committed, and search, filters and sort order combine in the URL', async ({
  page,
}) => {
  const { search, rail, sort, titles, count, chips } = await openCatalogue(page);
  await expect(count).toHaveText('8 products');

  await test.step('the focus stays', async () => {
    await sort.focus();
    await sort.selectOption(productList.sorts['price-down']);
    await expect(titles.first()).toHaveText('Frankincense Carterii, Bulk');
    await expect(sort).toBeFocused();
    await page.goBack();
    await expect(titles.first()).toHaveText('Frankincense Roll-on Blend');
    await expect(sort).toHaveValue('featured');
    await expect(page.getByRole('heading', { level: 1 })).not.toBeFocused();
  });

  await test.step('a price range', async () => {
    await rail.getByLabel(productFilters.highestPrice).fill('32');
    await rail.getByLabel(productFilters.highestPrice).press('Enter');
    await expect(page).toHaveURL(/price=-32$/);
    await expect(count).toHaveText('4 products');
    const from = rail.getByRole('slider', { name: lists.lowest });
    await from.focus();
    for (let presses = 0; presses < 6; presses += 1) await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(/price=24-32$/);
    await expect(from).toHaveAttribute('aria-valuetext', '$24.00');
    await page.goBack();
    await expect(page).toHaveURL(/price=-32$/);
  });

  await page.goBack();
  await expect.poll(() => addressOf(page)).toBe('/product');
  await expect(count).toHaveText('8 products');
  await search.pressSequentially('maydi');
  await expect(count).toHaveText('2 products');
  await rail.getByLabel('Ten ml').check();
  await rail.getByLabel('4.5 stars and up').check();
  await sort.selectOption(productList.sorts['price-down']);
  await expect(titles).toHaveText(['Maydi Frankincense, Ten ml']);
  await expect(count).toHaveText('1 product');
  await expect(chips).toHaveText([
    'Remove filter: “maydi”',
    'Remove filter: Ten ml',
    'Remove filter: 4.5 stars and up',
    filterChips.clear,
  ]);
  await expect
    .poll(() => addressOf(page))
    .toBe('/product?q=maydi&volume=ten-ml&rating=4.5&sort=price-down');
});

test('a URL restores the whole view, also in another window', async ({ page, context }) => {
  const address = '?q=frankincense&volume=ten-ml,thirty-ml&rating=3&price=-60&sort=price-up';
  for (const window of [page, await context.newPage()]) {
    const { search, rail, sort, titles } = await openCatalogue(window, address);
    await expect(titles).toHaveText([
      'Frankincense Carterii, Ten ml',
      'Maydi Frankincense, Ten ml',
      'Frankincense Carterii, Thirty ml',
    ]);
    await expect(search).toHaveValue('frankincense');
    await expect(sort).toHaveValue('price-up');
    await expect(rail.getByLabel('Ten ml')).toBeChecked();
    await expect(rail.getByLabel('Bulk')).not.toBeChecked();
    await expect(rail.getByLabel('3 stars and up')).toBeChecked();
    await expect(rail.getByLabel(productFilters.highestPrice)).toHaveValue('60');
  }
});

test('invalid query parameters are ignored', async ({ page }) => {
  const { count, chips } = await openCatalogue(
    page,
    '?volume=gallon&rating=best&price=9-1&sort=colour&page=-3',
  );
  await expect(count).toHaveText('8 products');
  await expect(chips).toHaveCount(0);
});

test('typing adds one history entry, each choice an entry of its own', async ({ page }) => {
  const { search, rail, count } = await openCatalogue(page);
  await expect(count).toHaveText('8 products');
  await search.pressSequentially('carterii', { delay: 40 });
  await expect(page).toHaveURL(/\?q=carterii$/);
  await rail.getByLabel('Bulk').check();
  await expect(page).toHaveURL(/\?q=carterii&volume=bulk$/);
  await page.goBack();
  await expect(page).toHaveURL(/\?q=carterii$/);
  await expect(search).toHaveValue('carterii');
  await expect(rail.getByLabel('Bulk')).not.toBeChecked();
  await page.goBack();
  await expect(page).not.toHaveURL(/product/);
});

test('chips and Clear all remove filters, and move the focus to the results', async ({ page }) => {
  const { chips, count, results, search } = await openCatalogue(
    page,
    '?q=oil&volume=ten-ml,bulk&rating=4&sort=rating&page=2',
  );
  await chips.filter({ hasText: 'Ten ml' }).click();
  await expect(results).toBeFocused();
  await expect.poll(() => addressOf(page)).toBe('/product?q=oil&volume=bulk&rating=4&sort=rating');
  await chips.filter({ hasText: filterChips.clear }).click();
  await expect(chips).toHaveCount(0);
  await expect(search).toHaveValue('');
  await expect(count).toHaveText('8 products');
  await expect.poll(() => addressOf(page)).toBe('/product?sort=rating');
});

test('moving a price slider adds one history entry until the slider loses the focus, however slowly it moves', async ({
  page,
}) => {
  const { rail } = await openCatalogue(page, '?price=-32');
  const from = rail.getByRole('slider', { name: lists.lowest });
  const pressTo = async (address: RegExp) => {
    await page.keyboard.press('ArrowRight');
    // Waits until the URL has changed, so that the next key press counts as a separate move of the
    // slider.
    await expect(page).toHaveURL(address);
  };
  await from.focus();
  await pressTo(/price=19-32$/);
  // Repeats `focusin`, as React does when the page hydrates while the slider receives the focus.
  await from.dispatchEvent('focusin');
  await pressTo(/price=20-32$/);
  await from.blur();
  await from.focus();
  await pressTo(/price=21-32$/);
  await page.goBack();
  await expect(page).toHaveURL(/price=20-32$/);
  await page.goBack();
  await expect(page).toHaveURL(/price=-32$/);
  await expect(from).toHaveAttribute('aria-valuetext', '$18.00');
});

test('a volume without matches is disabled, and the others show their counts', async ({ page }) => {
  const { rail } = await openCatalogue(page, '?price=-40');
  await expect(rail.getByText('Ten ml').locator('..')).toContainText('3');
  await expect(rail.getByLabel('Bulk')).toBeDisabled();
});

test('a search without results says so, and offers a contact and a button that clears the filters', async ({
  page,
}) => {
  const { results, count } = await openCatalogue(page, '?q=nothing+is+called+so');
  await expect(count).toHaveText('0 products');
  await expect(results.getByText('Products not available at the moment.')).toBeVisible();
  await expect(results.getByRole('link', { name: 'Contact Us' })).toBeVisible();
  await results.getByRole('button', { name: noProducts.clear }).click();
  await expect(count).toHaveText('8 products');
});

test('an empty catalogue offers no filters', async ({ page }) => {
  const { results, rail } = await openCatalogue(page, '?scenario=empty');
  await expect(results.getByText('Products not available at the moment.')).toBeVisible();
  await expect(rail).toHaveCount(0);
});

test('after a failure search and filters still work, and a retry is offered', async ({ page }) => {
  const { results, rail, sort } = await openCatalogue(page, '?scenario=error-503&rating=4');
  await expect(results.getByRole('alert')).toContainText('Service Unavailable');
  await rail.getByLabel('Bulk').check();
  await expect(page).toHaveURL(/volume=bulk/);
  await sort.selectOption(productList.sorts.newest);
  await expect(page).toHaveURL(/sort=newest/);
  await expect(results.getByRole('alert')).toContainText('Service Unavailable');
  await results.getByRole('button', { name: failures.retry }).click();
  await expect(results.getByRole('alert')).toContainText('Service Unavailable');
});

test('while a response is pending the old list stays, and no typed letter is lost', async ({
  page,
}) => {
  const { search, results, count, titles } = await openCatalogue(page, '?scenario=slow');
  await expect(count).toHaveText('Loading...');
  await expect(count).toHaveText('8 products');
  await search.pressSequentially('resin tears', { delay: 15 });
  await expect(search).toHaveValue('resin tears');
  await expect(results).toHaveAttribute('aria-busy', 'true');
  await expect(titles).toHaveCount(8);
  await expect(titles).toHaveText(['Frankincense Resin Tears']);
  await expect(search).toBeFocused();
});

test('on narrow screens a sheet contains the filters and shows the result count', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { rail, count } = await openCatalogue(page);
  await expect(rail).toBeHidden();
  await page.getByRole('button', { name: productFilters.heading, exact: true }).click();
  const sheet = page.getByRole('dialog', { name: productFilters.heading });
  await expect(sheet.getByRole('button', { name: productFilters.close })).toBeFocused();
  await sheet.getByLabel('Thirty ml').check();
  await expect(sheet.getByRole('button', { name: 'Show 2 products' })).toBeVisible();
  await sheet.getByRole('button', { name: 'Show 2 products' }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('button', { name: 'Filter (1)' })).toBeFocused();
  await expect(count).toHaveText('2 products');
  await page.keyboard.press('Enter');
  await sheet.getByRole('button', { name: filterChips.clear }).click();
  await expect(sheet.getByRole('button', { name: 'Show 8 products' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect.poll(() => addressOf(page)).toBe('/product');
});
