import { expect, test } from './browser-test';
import { holdBack } from './waiting';
import { whole } from './whole-page';

// Tests that hydration leaves prerendered elements and styles unchanged.

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

for (const path of ['/', '/product', '/faq']) {
  test(`the code of ${path} injects no styles and moves no prerendered ones, because either would cause a full relayout`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      new MutationObserver((changes) => {
        for (const { removedNodes } of changes) {
          for (const node of removedNodes) {
            if (node instanceof HTMLStyleElement) document.documentElement.dataset['moved'] = '';
          }
        }
      }).observe(document, { childList: true, subtree: true });
    });
    const letCome = await holdBack(page, CODE);
    await page.goto(path);
    await expect(page.locator('style[data-prerendered]')).toHaveCount(1);
    // Ignores the styles that the developer tools inject.
    const styles = page.locator('style:not([data-emotion])');
    const before = await styles.count();
    letCome();
    await whole(page);
    await expect(page.locator('html')).not.toHaveAttribute('data-moved');
    await page.mouse.wheel(0, 400);
    expect(await styles.count()).toBe(before);
    await expect(page.locator('link[rel=stylesheet][href*="/site-"]')).toHaveCount(1);
  });
}
