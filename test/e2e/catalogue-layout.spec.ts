import { PRODUCT_PAGE } from '../../src/adapters/embedded/texts/product-page';
import { askAbout } from '../../src/ui/content/pages/contact';
import { productNotFound } from '../../src/ui/content/pages/product/product-not-found';
import { productFilters } from '../../src/ui/content/pages/products/product-filters';
import { addStylesheet } from './add-stylesheet';
import { axeViolations } from './axe-violations';
import { expect, type Page, test } from './browser-test';
import { addressOf, openCatalogue } from './catalogue-page';
import { whole } from './hydrated-page';
import { noHorizontalScroll } from './page-health';

const WIDTHS = [320, 390, 768, 1000, 1440, 2560];
const TEN = '/product-detail/frankincense-carterii-ten-ml';
const HOSTILE = [0, 1, 4, 8, 9, 13].map(
  (index) => `/product-detail/${encodeURIComponent(`hostile/${index} ?#&"<>`)}?scenario=hostile`,
);

/** Pages in unusual states, which axe checks here. `every-page.spec.ts` checks the usual states. */
const ODD_PAGES = [
  '/product?scenario=hostile',
  '/product?q=none',
  '/product?scenario=error-503',
  ...HOSTILE.slice(0, 2),
];
const PAGES = ['/product', TEN, ...ODD_PAGES, ...HOSTILE.slice(2)];

test('no page scrolls sideways from 320 to 2560 px or with text of twice the size; axe finds nothing wrong with unusual states; products of a hostile catalogue are found by their unusual ids, and none of their scripts runs', async ({
  page,
}) => {
  test.slow();
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  for (const path of PAGES) {
    errors.length = 0;
    await page.goto(path);
    await whole(page);
    if (HOSTILE.includes(path)) {
      await expect(page.getByRole('heading', { level: 1 }), path).not.toHaveText(
        productNotFound.title,
      );
      expect(await page.evaluate(() => 'hacked' in window), path).toBe(false);
      expect(errors, path).toEqual([]);
    }
    for (const letters of ['100%', '200%']) {
      await addStylesheet(page, `html { font-size: ${letters} }`);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await noHorizontalScroll(page);
        if (letters === '100%' && [390, 1440].includes(width) && ODD_PAGES.includes(path))
          expect(await axeViolations(page), `${path}, ${width} px`).toEqual([]);
      }
    }
  }
});

test('axe finds nothing wrong with an enlarged picture at 390 and 1440 px', async ({ page }) => {
  await page.goto(TEN);
  const enlarge = page.getByRole('button', { name: /Enlarge/ });
  await enlarge.first().click();
  // Waits for the dialog, whose code loads on the click. Without the wait, axe would check the page
  // behind it.
  await expect(page.getByRole('dialog')).toBeVisible();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await axeViolations(page), `${width} px`).toEqual([]);
  }
});

test('axe finds nothing wrong with the filter sheet', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openCatalogue(page, '?rating=4');
  await page.getByRole('button', { name: 'Filter (1)' }).click();
  await expect(page.getByRole('dialog').getByLabel(productFilters.highestPrice)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
});

test('no script in a list of hostile products runs, and the list links to its products', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  const { titles } = await openCatalogue(page, '?scenario=hostile');
  const title = await titles.nth(2).textContent();
  await titles.nth(2).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  expect(errors).toEqual([]);
});

/** Presses Tab until an element whose label or text matches `name` has the focus. */
async function tabTo(page: Page, name: RegExp, most = 60) {
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const { activeElement } = document;
      const label = activeElement instanceof HTMLInputElement ? activeElement.labels?.[0] : null;
      return `${activeElement?.getAttribute('aria-label') ?? ''} ${(label ?? activeElement)?.textContent}`;
    });
    if (name.test(focused)) return;
  }
  throw new Error(`Tab never came to ${name}`);
}

test('with the keyboard alone a visitor filters for an oil and asks about it', async ({ page }) => {
  const { titles } = await openCatalogue(page);
  await tabTo(page, /Search by name/);
  await page.keyboard.type('maydi');
  await expect(titles).toHaveCount(2);
  await tabTo(page, /Thirty ml/);
  await page.keyboard.press('Space');
  await expect(titles).toHaveCount(1);
  await tabTo(page, /Maydi Frankincense, Thirty ml/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tabTo(page, /Ask about this oil/);
  await page.keyboard.press('Enter');
  await expect
    .poll(() => addressOf(page))
    .toBe('/contactus?product=maydi-frankincense-thirty-ml&volume=Thirty+ml');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    askAbout('Maydi Frankincense, Thirty ml'),
  );
});

test('the same journey works at 200 % zoom', async ({ page }) => {
  // 1440 px at 200 % is a window of 720 px.
  await page.setViewportSize({ width: 720, height: 450 });
  await openCatalogue(page);
  await page.getByRole('button', { name: productFilters.heading, exact: true }).click();
  const sheet = page.getByRole('dialog', { name: productFilters.heading });
  await sheet.getByLabel('Bulk').check();
  await sheet.getByRole('button', { name: 'Show 1 product' }).click();
  await page.getByRole('heading', { name: 'Frankincense Carterii, Bulk' }).click();
  await page.getByRole('link', { name: PRODUCT_PAGE.ask.button }).first().click();
  await expect
    .poll(() => addressOf(page))
    .toBe('/contactus?product=frankincense-carterii-bulk&volume=Bulk');
});
