import { expect, test } from './browser-test';
import { pageLooksAs, SCREENS } from './looks-as';
import { whole } from './whole-page';

// Visual regression tests of Sustainability: see visual-home.spec.ts.

test.use({ contextOptions: { reducedMotion: 'reduce' } });
// Other systems antialias letters differently.
test.skip(process.platform !== 'linux', 'signed off on Linux');

for (const size of SCREENS) {
  test.describe(`at ${size.width} px`, () => {
    test.use({ viewport: size });

    test('sustainability', async ({ page }) => {
      // Fixed, because the wheel points at the day.
      await page.clock.setFixedTime('2025-11-21T09:00:00');
      await page.goto('/sustainability');
      await whole(page);
      await expect(page.locator('.wheel-now')).toBeVisible();
      await pageLooksAs(page, `sustainability-${size.width}`);
    });
  });
}
