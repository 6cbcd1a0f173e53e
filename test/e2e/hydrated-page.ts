import { expect, type Locator, type Page } from '@playwright/test';

/** Waits until the page is hydrated. */
export const hydrated = (page: Page) => expect(page.locator('[data-unhydrated]')).toHaveCount(0);

/**
 * Scrolls to a part whose code loads when the part is near the viewport, and waits until the part
 * is hydrated.
 */
export async function scrollToAndHydrate(part: Locator) {
  await part.scrollIntoViewIfNeeded();
  // Waits for the properties that React adds to a hydrated element. Before hydration, a click on a
  // link in the part would load a new document.
  const isHydrated = () =>
    part.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react')));
  await expect.poll(isHydrated).toBe(true);
}

/** Waits until every part of the page has loaded. */
export async function whole(page: Page) {
  await expect(page.locator('main h1')).toHaveCount(1);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('main [data-pending]')).toHaveCount(0);
  await hydrated(page);
  await expect(page.getByText(/^Loading.*\.\.\.$/u)).toHaveCount(0);
}

export const scrolledTo = (page: Page) => page.evaluate(() => Math.round(scrollY));

/**
 * Scrolls to 60 % of the page's scrollable height, at most to 1000 px.
 * @returns the scroll position in CSS pixels.
 */
export const scrollToMiddle = (page: Page) =>
  page.evaluate(() => {
    const end = document.documentElement.scrollHeight - innerHeight;
    const middle = Math.min(1000, Math.round(end * 0.6));
    return new Promise<number>((resolve) => {
      addEventListener('scroll', () => resolve(Math.round(scrollY)), { once: true });
      scrollTo(0, middle);
    });
  });
