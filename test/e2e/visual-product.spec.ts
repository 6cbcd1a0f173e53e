import { expect, type Page, test } from './browser-test';
import { pageLooksAs, SCREENS } from './looks-as';

// Visual regression tests of a product and a comparison: see visual-home.spec.ts.

test.use({ contextOptions: { reducedMotion: 'reduce' } });
// Other systems antialias letters differently.
test.skip(process.platform !== 'linux', 'signed off on Linux');

const PAGES = [
  ['product', '/product-detail/frankincense-carterii-ten-ml', 'Frankincense Carterii, Ten ml'],
  ['compare', '/compare', 'Side by side'],
] as const;

async function open(page: Page, path: string, heading: string) {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(page.getByText('$24.00').first()).toBeVisible();
}

for (const size of SCREENS) {
  test.describe(`at ${size.width} px`, () => {
    test.use({ viewport: size });

    for (const [name, path, heading] of PAGES) {
      test(name, async ({ page }) => {
        await open(page, path, heading);
        await pageLooksAs(page, `${name}-${size.width}`);
      });
    }
  });
}
