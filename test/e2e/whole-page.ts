import { expect, type Page } from '@playwright/test';

/** As one who moves a pointer: a page that nobody touches lets its code wait. */
const showSign = (page: Page) =>
  page.evaluate(() => dispatchEvent(new PointerEvent('pointermove')));

/** Wakes the page, and waits until its code is at work. */
export async function awake(page: Page) {
  await showSign(page);
  await expect(page.locator('[data-asleep]')).toHaveCount(0);
}

/** Wakes the page, and waits until every part of it has come. */
export async function whole(page: Page) {
  await expect(page.locator('main h1')).toHaveCount(1);
  await showSign(page);
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
