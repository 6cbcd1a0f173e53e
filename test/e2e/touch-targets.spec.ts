import { productFilters } from '../../src/ui/content/pages/products/product-filters';
import { test as base, expect } from './browser-test';
import { coveredLinks } from './covered-links';
import { whole } from './hydrated-page';
import { smallFields } from './small-fields';
import { readToTheFoot } from './wait-for';

// Tests that taps reach the links to sources. Also tests the text size of the fields in the filter
// sheet. `every-page.spec.ts` tests the fields of the pages.

const test = base.extend({ baseURL: process.env.PUBLIC_SITE_URL ?? '' });

test.use({ viewport: { width: 390, height: 900 }, hasTouch: true });

test('no invisible element takes the tap of a link to a source', async ({ page }) => {
  await page.goto('/sustainability');
  await whole(page);
  await readToTheFoot(page);
  for (const width of [390, 768]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await coveredLinks(page), `${width} px`).toEqual([]);
  }
});

test('the text of every field of the filter sheet has 16 px or more', async ({ page }) => {
  await page.goto('/product');
  await whole(page);
  await page.getByRole('button', { name: productFilters.heading, exact: true }).click();
  await expect(page.getByRole('spinbutton')).toHaveCount(2);
  expect(await smallFields(page)).toEqual([]);
});
