import type { Page } from '@playwright/test';
import { list } from './cms-content';
import { DESK, PHONE, partLooksAs } from './looks-as';
import { ownStyle } from './own-style';
import { expect, failure, json, test } from './strapi-site';

// Visual regression tests of the states of home: see visual-home.spec.ts.

test.use({ contextOptions: { reducedMotion: 'reduce' } });
// Other systems antialias letters differently.
test.skip(process.platform !== 'linux', 'signed off on Linux');

const DOWN = failure(500, 'InternalServerError', 'Internal Server Error');
const LISTS = ['/api/products', '/api/blogs'];

const PARTS = ['Featured Products', 'Premium Frankincense Essential Oil', 'RELATED TOPICS'];

/** Compares each part of home that loads from the CMS. */
async function partsLookAs(page: Page, state: string, width: number) {
  // Toasts about the state would cover it; other tests check them.
  await ownStyle(page, '[aria-label="Notifications"] { display: none }');
  for (const [place, name] of PARTS.entries()) {
    const part = page.getByRole('region', { name, exact: true });
    await partLooksAs(page, part, `${state}-${place + 1}-${width}`);
  }
}

for (const size of [PHONE, DESK]) {
  test.describe(`at ${size.width} px`, () => {
    test.use({ viewport: size });

    test('while nothing has loaded yet', async ({ page, cms }) => {
      for (const path of LISTS) cms.on(path, () => {});
      await page.goto('/');
      await expect(page.getByRole('status').filter({ hasText: /Loading/u })).toHaveCount(3);
      await partsLookAs(page, 'skeleton', size.width);
    });

    test('when the CMS fails', async ({ page, cms }) => {
      for (const path of LISTS) cms.on(path, DOWN);
      await page.goto('/');
      await expect(page.getByRole('main').getByRole('alert')).toHaveCount(3);
      await partsLookAs(page, 'error', size.width);
    });

    test('when the CMS is empty', async ({ page, cms }) => {
      for (const path of LISTS) cms.on(path, json(list([])));
      await page.goto('/');
      await expect(page.getByRole('main').getByText('yet')).not.toHaveCount(0);
      await partsLookAs(page, 'empty', size.width);
    });
  });
}
