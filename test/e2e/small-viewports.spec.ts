import { POST, PRODUCT } from '../../config/site-pages.mjs';
import { PRODUCT_PAGE } from '../../src/adapters/embedded/texts/product-page';
import { filterChips } from '../../src/ui/content/pages/products/filter-chips';
import { productFilters } from '../../src/ui/content/pages/products/product-filters';
import { productList } from '../../src/ui/content/pages/products/product-list';
import { addStylesheet } from './add-stylesheet';
import { expect, type Page, test } from './browser-test';
import { openCatalogue } from './catalogue-page';
import { lostWords } from './page-health';

const PHONE = { width: 390, height: 844 };
/** The viewport of a 1280 × 1024 window at 400 % zoom. */
const ZOOMED = { width: 320, height: 256 };

async function opened(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
}

/**
 * Scrolls to the middle of the page. Returns the number of pixel rows in which a sticky or fixed
 * element is at the horizontal centre of the window.
 */
const coveredRows = (page: Page) =>
  page.evaluate(() => {
    scrollTo(0, document.documentElement.scrollHeight / 2);
    const stays = (element: Element | null): boolean =>
      element !== null &&
      (['sticky', 'fixed'].includes(getComputedStyle(element).position) ||
        stays(element.parentElement));
    return Array.from({ length: innerHeight }, (_, y) =>
      document.elementFromPoint(innerWidth / 2, y),
    ).filter(stays).length;
  });

/** Opens the filter sheet on the list of products. */
async function openSheet(page: Page) {
  await page.getByRole('button', { name: productFilters.heading, exact: true }).click();
  const sheet = page.getByRole('dialog', { name: productFilters.heading });
  await expect(sheet.getByRole('slider', { name: 'To' })).toBeAttached();
  return sheet;
}

test.describe('at 400 % zoom', () => {
  test.use({ viewport: ZOOMED });

  for (const path of ['/', POST]) {
    test(`${path} leaves the whole window to the content`, async ({ page }) => {
      await opened(page, path);
      expect(await coveredRows(page)).toBe(0);
    });
  }

  test('a product page leaves the whole window to the content, which contains the ask link', async ({
    page,
  }) => {
    await opened(page, PRODUCT);
    expect(await coveredRows(page)).toBe(0);
    const ask = page.getByRole('main').getByRole('link', { name: PRODUCT_PAGE.ask.button });
    await expect(ask).toHaveCount(1);
    await ask.scrollIntoViewIfNeeded();
    await expect(ask).toBeInViewport({ ratio: 1 });
  });

  test('the list leaves the whole window to the content; the filter sheet leaves most of it to the filters, and each filter is reachable', async ({
    page,
  }) => {
    await opened(page, '/product');
    expect(await coveredRows(page)).toBe(0);
    const sheet = await openSheet(page);
    const last = sheet.getByRole('button', { name: filterChips.clear });
    for (const filter of [
      sheet.getByLabel('Ten ml'),
      last,
      sheet.getByLabel(productFilters.anyRating),
    ]) {
      await filter.scrollIntoViewIfNeeded();
      await expect(filter).toBeInViewport();
    }
    const room = await sheet.getByLabel(productFilters.anyRating).evaluate((element) => {
      const scrolls = (box: Element): Element =>
        /auto|scroll/u.test(getComputedStyle(box).overflowY) || box.parentElement === null
          ? box
          : scrolls(box.parentElement);
      return scrolls(element).clientHeight;
    });
    expect(room).toBeGreaterThan(200);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('Back undoes the change of a filter and closes the filter sheet, and the sheet does not scroll sideways', async ({
    page,
  }) => {
    await openCatalogue(page);
    const sheet = await openSheet(page);
    await sheet.getByLabel('Thirty ml').check();
    await expect(page).toHaveURL(/volume=thirty-ml/u);
    await page.goBack();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(/\/product$/u);
    await expect(
      page.getByRole('button', { name: productFilters.heading, exact: true }),
    ).toBeFocused();

    await openSheet(page);
    const moved = await sheet.evaluate((dialog) =>
      [dialog, ...dialog.querySelectorAll('*')]
        .filter((element) => {
          element.scrollLeft = 100;
          const byFinger = /auto|scroll/u.test(getComputedStyle(element).overflowX);
          return byFinger && element.scrollLeft > 0;
        })
        .map(({ className }) => className),
    );
    expect(moved).toEqual([]);
  });

  test('filter, count and sort order are on one line, however wide the browser makes a select', async ({
    page,
  }) => {
    const { count, sort } = await openCatalogue(page);
    // Simulates a browser in which a select is as wide as its longest option.
    await addStylesheet(page, '* { field-sizing: fixed !important; }');
    const middles = async () => {
      const filter = page.getByRole('button', { name: productFilters.heading, exact: true });
      const boxes = await Promise.all([filter, count, sort].map((part) => part.boundingBox()));
      return boxes.map((box) => Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2));
    };
    await expect(count).toHaveText('8 products');
    const [filter = 0, counted, sorted] = await middles();
    expect(Math.abs(filter - (counted ?? 0))).toBeLessThan(4);
    expect(Math.abs(filter - (sorted ?? 0))).toBeLessThan(4);
    // A longer option is shown completely.
    await sort.selectOption(productList.sorts['price-up']);
    // Polls, because the select shows the new option only after the URL has changed.
    await expect.poll(async () => (await sort.boundingBox())?.width).toBeGreaterThan(120);
    expect(await lostWords(page)).toEqual([]);
  });
});
