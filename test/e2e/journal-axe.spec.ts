import { expect, test } from '@playwright/test';
import { POST } from '../../scripts/lib/pages.mjs';
import { axeViolations } from './axe-violations';
import { atRest } from './in-time';

for (const width of [390, 1440]) {
  for (const address of [
    '/blog',
    '/blog?q=zzzz',
    '/blog?scenario=many&page=2',
    '/blog?scenario=error-503',
    POST,
    '/blog-detail/the-dabqaad',
    '/blog-detail/no-such-post',
  ]) {
    test(`axe finds nothing wrong with ${address} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(address);
      await expect(page.getByText(/^Loading .*\.\.\.$/)).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await atRest(page);
      expect(await axeViolations(page)).toEqual([]);
    });
  }
}
