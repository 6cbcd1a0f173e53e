import { productFilters } from '../../src/ui/content/pages/products/product-filters';
import { test as base, expect, type Page } from './browser-test';
import { coveredLinks } from './covered-links';
import { readToTheFoot } from './waiting';
import { whole } from './whole-page';

// Tests that touch targets receive their taps, and that no phone zooms into a field.

const test = base.extend({ baseURL: process.env.PUBLIC_SITE_URL ?? '' });

test.use({ viewport: { width: 390, height: 900 }, hasTouch: true });

const FIELDS =
  'input:not([type=range], [type=checkbox], [type=radio], [type=hidden]), select, textarea';

/** Returns the fields of the open page whose text is smaller than 16 px. */
const smallFields = (page: Page) =>
  page.locator(FIELDS).evaluateAll((fields) =>
    fields
      .map((field) => ({ field, size: Number.parseFloat(getComputedStyle(field).fontSize) }))
      .filter(({ size }) => size < 16)
      .map(({ field, size }) => `${field.getAttribute('name') ?? field.outerHTML} ${size} px`),
  );

test('no invisible element takes the tap of a link to a source', async ({ page }) => {
  await page.goto('/sustainability');
  await whole(page);
  await readToTheFoot(page);
  for (const width of [390, 768]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await coveredLinks(page), `${width} px`).toEqual([]);
  }
});

test('the text of every field has 16 px or more', async ({ page }) => {
  test.slow();
  for (const path of ['/contactus', '/wholesale', '/auth', '/blog', '/faq', '/product']) {
    await page.setViewportSize({ width: 390, height: 900 });
    await page.goto(path);
    await whole(page);
    expect(await page.locator(FIELDS).count(), path).toBeGreaterThan(0);
    for (const width of [390, 768]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await smallFields(page), `${path}, ${width} px`).toEqual([]);
    }
  }
});

test('the text of every field of the filter sheet has 16 px or more', async ({ page }) => {
  await page.goto('/product');
  await whole(page);
  await page.getByRole('button', { name: productFilters.heading, exact: true }).click();
  await expect(page.getByRole('spinbutton')).toHaveCount(2);
  expect(await smallFields(page)).toEqual([]);
});
