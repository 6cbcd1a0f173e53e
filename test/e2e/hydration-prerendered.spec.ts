import { expect, test } from './browser-test';
import { whole } from './hydrated-page';
import { holdBack } from './wait-for';

// Tests that hydration leaves prerendered elements unchanged. `prerendered-pages.spec.ts` tests the
// styles.

/** Matches the URL of the code that loads only at hydration. */
const CODE = /\/assets\/site-[^/]*\.js$/u;

for (const address of [
  '/?utm_source=letter',
  '/about?fbclid=1',
  '/product?q=maydi',
  '/blog?page=2',
]) {
  test(`hydration keeps the prerendered elements at ${address}`, async ({ page }) => {
    const letCome = await holdBack(page, CODE);
    await page.goto(address);
    const heading = page.getByRole('heading', { level: 1 });
    await heading.evaluate((prerendered) => prerendered.setAttribute('data-prerendered', ''));
    letCome();
    await whole(page);
    await expect(heading).toHaveAttribute('data-prerendered', '');
  });
}
