import { PRODUCT } from '../../config/site-pages.mjs';
import { PRODUCT_PAGE } from '../../src/adapters/embedded/texts/product-page';
import { productPage } from '../../src/ui/content/pages/product/product-page';
import { filterChips } from '../../src/ui/content/pages/products/filter-chips';
import { productList } from '../../src/ui/content/pages/products/product-list';
import { expect, type Page, test } from './browser-test';
import { chunkOf } from './chunk-url';
import { scrollToAndHydrate, whole } from './hydrated-page';
import { aGate, roundTrip } from './wait-for';

// Tests the code that a page loads only when a visitor needs it.

const MORE = chunkOf('pages/product/product-more.tsx');
const ZOOM = chunkOf('pages/product/gallery/picture-zoom.tsx');
const CHIPS = chunkOf('pages/products/filters/filter-chips.tsx');
const SHEET = chunkOf('pages/products/filters/filter-sheet.tsx');

const { filters } = productList;

const PHONE = { width: 390, height: 844 };

/** Records the URLs of requests that match `address`. */
function asked(page: Page, address: RegExp) {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (address.test(request.url())) urls.push(request.url());
  });
  return urls;
}

const related = (page: Page) => page.getByRole('region', { name: PRODUCT_PAGE.related.heading });
const chips = (page: Page) => page.getByRole('list', { name: filterChips.label });
const toProduct = (page: Page) => page.locator('main a[href^="/product-detail/"]').first();

test.describe('the lower part of a product page', () => {
  test.use({ viewport: PHONE });

  test('the lower part of a product page is rendered before its code, which loads when it is near the viewport', async ({
    page,
  }) => {
    const more = asked(page, MORE);
    await page.goto(`${PRODUCT}?utm_source=letter`);
    await whole(page);
    await roundTrip(page);
    expect(more).toEqual([]);
    await expect(related(page).getByRole('listitem')).not.toHaveCount(0);
    await scrollToAndHydrate(related(page));
    expect(more).toHaveLength(1);
    await page.evaluate(() => Object.assign(window, { marked: true }));
    await related(page).getByRole('link').last().click();
    await expect(page).not.toHaveURL(new RegExp(PRODUCT));
    await whole(page);
    expect(await page.evaluate(() => 'marked' in window)).toBe(true);
  });

  test('the lower part of a product page loads no code while just below the viewport, until the visitor scrolls', async ({
    page,
  }) => {
    const more = asked(page, MORE);
    await page.setViewportSize({ ...PHONE, height: 1300 });
    await page.goto(PRODUCT);
    await whole(page);
    await roundTrip(page);
    await expect(related(page)).not.toBeInViewport();
    expect(more).toEqual([]);
    const came = page.waitForRequest(MORE);
    await page.mouse.wheel(0, 1);
    await came;
  });

  test('the lower part of a product page loads its code at once when it is in the viewport', async ({
    page,
  }) => {
    const came = page.waitForRequest(MORE);
    await page.setViewportSize({ ...PHONE, height: 2000 });
    await page.goto(PRODUCT);
    await came;
  });

  test('the lower part of a product page stays as prerendered when its code fails to load', async ({
    page,
  }) => {
    await page.route(MORE, (route) => route.abort());
    await page.goto(PRODUCT);
    await whole(page);
    const failed = page.waitForEvent('requestfailed', (request) => MORE.test(request.url()));
    await related(page).scrollIntoViewIfNeeded();
    await failed;
    await roundTrip(page);
    await expect(related(page).getByRole('listitem')).not.toHaveCount(0);
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  });

  test('the lower part of a product page shows an error when its code fails to load and nothing was prerendered, and appears after a retry', async ({
    page,
  }) => {
    await page.goto('/product');
    await whole(page);
    await page.route(MORE, (route) => route.abort());
    await toProduct(page).click();
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText(productPage.story.what);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.unroute(MORE);
    await alert.getByRole('button').click();
    await expect(related(page).getByRole('listitem')).not.toHaveCount(0);
  });
});

test.describe('the enlarged picture', () => {
  const picture = (page: Page) =>
    page.getByRole('button', { name: productPage.gallery.enlarge }).first();

  test('the enlarged picture loads no code before it is opened', async ({ page }) => {
    const zoom = asked(page, ZOOM);
    await page.goto(PRODUCT);
    await whole(page);
    await roundTrip(page);
    expect(zoom).toEqual([]);
    await picture(page).click();
    await expect(page.getByRole('dialog', { name: productPage.gallery.label })).toBeVisible();
    expect(zoom).toHaveLength(1);
  });

  test('the enlarged picture opens as a plain image file when its code fails to load', async ({
    page,
  }) => {
    await page.route(ZOOM, (route) => route.abort());
    await page.goto(PRODUCT);
    await whole(page);
    const href = await picture(page).getAttribute('href');
    expect(href).toMatch(/[.](?:avif|webp|jpe?g|png)$/u);
    await picture(page).click();
    await expect(page).toHaveURL(new URL(href ?? '', page.url()).href);
  });
});

test.describe('the filters of the product list', () => {
  test('the filters of the product list are not rendered on a phone, and load no code, until they are opened; the active filters are shown', async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    const sheet = asked(page, SHEET);
    const chipsCode = asked(page, CHIPS);
    await page.goto('/product?rating=4');
    await whole(page);
    await expect(chips(page).getByRole('button').first()).toContainText('4 stars and up');
    expect(chipsCode).not.toEqual([]);
    await roundTrip(page);
    expect(sheet).toEqual([]);
    await expect(page.locator('.list-rail')).toHaveCount(0);
    await page.getByRole('button', { name: filters.open(1) }).click();
    await expect(page.getByRole('dialog', { name: filters.heading })).toBeVisible();
    expect(sheet).not.toEqual([]);
  });

  test('the filters of the product list appear when the window becomes wide', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto('/product');
    await whole(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page
      .getByRole('complementary', { name: filters.heading })
      .getByLabel('Thirty ml')
      .check();
    await expect(page).toHaveURL(/volume=thirty-ml/u);
  });

  test('the filters of the product list are never removed from a wide window while a filtered list hydrates', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const gone: string[] = [];
      Object.assign(window, { gone });
      new MutationObserver((changes) => {
        for (const { removedNodes } of changes) {
          for (const node of removedNodes) {
            if (node instanceof Element && node.querySelector('fieldset, input[type=checkbox]')) {
              gone.push(node.className);
            }
          }
        }
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto('/product?rating=4&sort=price-up');
    await whole(page);
    expect(await page.evaluate('window.gone')).toEqual([]);
    await expect(page.getByLabel('4 stars and up')).toBeChecked();
  });

  test('the filters of the product list show an error when their code fails to load, and appear after a retry', async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await page.route(SHEET, (route) => route.abort());
    await page.goto('/product');
    await whole(page);
    await page.getByRole('button', { name: filters.heading, exact: true }).click();
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText(filters.what);
    await page.unroute(SHEET);
    await alert.getByRole('button').click();
    await expect(page.getByRole('dialog', { name: filters.heading })).toBeVisible();
  });
});

test.describe('the active filters', () => {
  test.use({ viewport: PHONE });
  const search = (page: Page) => page.getByRole('searchbox', { name: productList.searchLabel });
  const top = (page: Page) =>
    page
      .locator('main a[href^="/product-detail/"]')
      .first()
      .evaluate((card: HTMLElement) => card.offsetTop);

  test('the active filters have reserved space before their code loads', async ({ page }) => {
    const gate = aGate();
    await page.route(CHIPS, async (route) => {
      await gate.opened;
      await route.continue();
    });
    await page.goto('/product');
    await whole(page);
    const before = await top(page);
    const coming = page.waitForRequest(CHIPS);
    await search(page).fill('oil');
    await coming;
    await expect.poll(() => top(page)).toBeGreaterThan(before);
    await expect(chips(page)).toHaveCount(0);
    const meanwhile = await top(page);
    gate.open();
    await expect(chips(page).getByRole('button').first()).toContainText('“oil”');
    expect(await top(page)).toBe(meanwhile);
  });

  test('the active filters show an error when their code fails to load, and appear after a retry', async ({
    page,
  }) => {
    await page.route(CHIPS, (route) => route.abort());
    await page.goto('/product');
    await whole(page);
    await search(page).fill('oil');
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText(filters.what);
    await page.unroute(CHIPS);
    await alert.getByRole('button').click();
    await expect(chips(page).getByRole('button').first()).toContainText('“oil”');
  });
});
