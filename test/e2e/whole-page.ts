import { expect, type Locator, type Page } from '@playwright/test';

/** Waits until the code of the page is at work. */
export const awake = (page: Page) => expect(page.locator('[data-unhydrated]')).toHaveCount(0);

/** Goes to a part whose code comes when one is near it, and waits until that is at work. */
export async function nearAtWork(part: Locator) {
  await part.scrollIntoViewIfNeeded();
  // Before that a link in it is the browser's own, and loads a document.
  const isAtWork = () =>
    part.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react')));
  await expect.poll(isAtWork).toBe(true);
}

/** Waits until every part of the page has come. */
export async function whole(page: Page) {
  await expect(page.locator('main h1')).toHaveCount(1);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('main [data-pending]')).toHaveCount(0);
  await awake(page);
  await expect(page.getByText(/^Loading.*\.\.\.$/u)).toHaveCount(0);
}

export const scrolledTo = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Scrolls to somewhere in the middle of the page. @returns where, in CSS pixels */
export const scrollToMiddle = (page: Page) =>
  page.evaluate(() => {
    const end = document.documentElement.scrollHeight - innerHeight;
    const middle = Math.min(1000, Math.round(end * 0.6));
    return new Promise<number>((resolve) => {
      addEventListener('scroll', () => resolve(Math.round(scrollY)), { once: true });
      scrollTo(0, middle);
    });
  });
