import { expect, test } from './browser-test';
import { pageLooksAs, SCREENS } from './looks-as';
import { whole } from './whole-page';

// Whether Sustainability still looks as it was signed off: see visual-home.spec.ts.

test.use({ contextOptions: { reducedMotion: 'reduce' } });
// Other systems draw letters with other edges.
test.skip(process.platform !== 'linux', 'signed off on Linux');

for (const size of SCREENS) {
  test.describe(`at ${size.width} px`, () => {
    test.use({ viewport: size });

    test('sustainability', async ({ page }) => {
      // It points at the day.
      await page.clock.setFixedTime('2025-11-21T09:00:00');
      await page.goto('/sustainability');
      await whole(page);
      await expect(page.locator('.wheel-now')).toBeVisible();
      await pageLooksAs(page, `sustainability-${size.width}`);
    });
  });
}
