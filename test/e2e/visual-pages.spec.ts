import { expect, test } from './browser-test';
import { pageLooksAs, SCREENS } from './looks-as';
import { whole } from './whole-page';

// Visual regression tests of these pages: see visual-home.spec.ts.

test.use({ contextOptions: { reducedMotion: 'reduce' } });
// Other systems antialias letters differently.
test.skip(process.platform !== 'linux', 'signed off on Linux');

const PAGES = [
  ['sign-up', '/auth'],
  ['about', '/about'],
] as const;

for (const size of SCREENS) {
  test.describe(`at ${size.width} px`, () => {
    test.use({ viewport: size });

    for (const [name, path] of PAGES) {
      test(`${path}`, async ({ page }) => {
        await page.goto(path);
        await whole(page);
        await expect(page.locator('main h1')).toBeVisible();
        await pageLooksAs(page, `${name}-${size.width}`);
      });
    }
  });
}
