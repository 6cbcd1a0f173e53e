import { axeViolations } from './axe-violations';
import { expect, test } from './browser-test';
import { whole } from './hydrated-page';
import { atRest } from './wait-for';

for (const address of [
  '/blog?q=zzzz',
  '/blog?scenario=many&page=2',
  '/blog?scenario=error-503',
  '/blog-detail/the-dabqaad',
  '/blog-detail/no-such-post',
]) {
  test(`axe finds nothing wrong with ${address} at 390 and 1440 px`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 900 });
    await page.goto(address);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      // Waits until search results have replaced the list, which is dimmed until then.
      await whole(page);
      await atRest(page);
      expect(await axeViolations(page), `${width} px`).toEqual([]);
    }
  });
}
