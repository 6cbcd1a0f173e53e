import { POST } from '../../config/site-pages.mjs';
import { POST_PAGE } from '../../src/adapters/embedded/texts/post-page';
import { blogPost } from '../../src/ui/content/pages/blog-post';
import { expect, type Page, test } from './browser-test';
import { hydrated } from './hydrated-page';
import { holdBack, readToTheFoot, rendered } from './wait-for';

const WIDTHS = [320, 390, 768, 1000, 1440, 2560];

/** Returns the width in CSS pixels of the content beyond the window's right edge. */
const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.textContent?.trim().slice(0, 40) ?? '');

/** Presses Tab until the text of the focused element begins with `words`. */
async function tabTo(page: Page, words: string) {
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press('Tab');
    if ((await focused(page)).startsWith(words)) return;
  }
  throw new Error(`Tab never came to "${words}"`);
}

for (const address of ['/blog', '/blog?scenario=many&page=2', POST, '/blog?q=zzzz']) {
  test(`${address} needs no sideways scrolling from 320 to 2560 px, and clips no text of twice the size`, async ({
    page,
  }) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(/^Loading .*\.\.\.$/)).toHaveCount(0);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      expect(await sideways(page), `at ${width} px`).toBe(0);
    }

    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await sideways(page), `at ${width} px, text of twice the size`).toBe(0);
      const cut = await page
        .locator('main :is(h1, h2, h3, p, a, button, th, td)')
        .evaluateAll((elements) =>
          elements
            .filter((element) => {
              const { overflow, webkitLineClamp } = getComputedStyle(element);
              const clipped = overflow !== 'visible' && webkitLineClamp === 'none';
              return (
                clipped && element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 1
              );
            })
            .map(({ textContent }) => textContent),
        );
      expect(cut, `at ${width} px`).toEqual([]);
    }
  });
}

test('the table of contents is open beside the text and collapsible above it', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 900 });
  await page.goto('/blog-detail/the-dabqaad');
  const contents = page.getByRole('navigation', { name: POST_PAGE.contents });
  const part = contents.getByRole('link', { name: 'Doing it at home' });
  await expect(part).toBeVisible();
  // There is no button, no collapsed state, and no Tab stop before the links.
  const visible = (selector: string) => contents.locator(selector).filter({ visible: true });
  await expect(visible('details, summary, [aria-expanded]')).toHaveCount(0);
  await expect(visible('a, button, [tabindex], summary').first()).toHaveText(
    (await contents.getByRole('link').first().textContent()) ?? '',
  );
  await page.setViewportSize({ width: 999, height: 900 });
  await expect(part).toBeHidden();
  await contents.locator('summary').click();
  await expect(part).toBeVisible();
});

test('a visitor finds and reads a post with the keyboard alone', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await tabTo(page, 'Blog');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/blog');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tabTo(page, 'The dabqaad');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/blog-detail/the-dabqaad');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await tabTo(page, 'Doing it at home');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Doing it at home' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Doing it at home' })).toBeInViewport();
  await tabTo(page, blogPost.share.label);
  await tabTo(page, blogPost.neighbours.prev);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How many cuts a tree can bear');
});

test('on a phone the table of contents opens by touch and by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(POST);
  const contents = page.getByRole('navigation', { name: POST_PAGE.contents });
  const part = contents.getByRole('link', { name: 'The wait' });
  await expect(part).toBeHidden();
  await contents.getByText(POST_PAGE.contents).filter({ visible: true }).click();
  await expect(part).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(part).toBeHidden();
  await page.keyboard.press('Enter');
  await part.click();
  await expect(page.getByRole('heading', { name: 'The wait' })).toBeInViewport();
});

test('a post does not shift while its pictures load', async ({ page }) => {
  const letCome = await holdBack(page, /\.(?:avif|webp|jpeg)$/);
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // Does not wait for the `load` event, because the delayed files delay it too.
  await page.goto(POST, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: POST_PAGE.readNext })).toBeAttached();
  await rendered(page);
  letCome();
  await readToTheFoot(page);
  await rendered(page);
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.02);
});

test('nothing shifts on a phone as the parts of a post load one after the other', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { readonly value: number })[]) {
        shifts.push(entry.value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(`${POST}?scenario=slow`);
  await expect(page.getByText('Loading the post...')).toBeAttached();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How a tear forms');
  await page
    .getByRole('button', { name: blogPost.share.label })
    .evaluate((button) => button.scrollIntoView({ block: 'center' }));
  await expect(page.getByRole('contentinfo')).not.toBeInViewport();
  await expect(page.getByText(/^Loading .*\.\.\.$/)).toHaveCount(0);
  const shifted = await page.evaluate(() =>
    (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
  );
  expect(shifted).toBeLessThan(0.01);
});
