import { expect, type Page } from '@playwright/test';
import { axeViolations } from './axe-violations';
import { smallFields } from './small-fields';

export const WIDTHS = [320, 390, 768, 1440];

/**
 * Returns the texts that a visitor cannot read completely: those beyond the left or right edge of
 * the window, and those clipped by their own box. Ignores carousels.
 */
export const lostWords = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const edge = document.documentElement.clientWidth + 1;
    const words = (element: Element) => element.textContent?.trim().slice(0, 40) ?? '';
    // Content that a box can scroll sideways, for example a table, is reachable.
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll/u.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    const texts = [...document.querySelectorAll('header *, main *, footer *')].filter(
      (element) =>
        element instanceof HTMLElement &&
        [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        ) &&
        element.checkVisibility({ visibilityProperty: true }) &&
        element.closest('.keen-slider, [aria-hidden=true]') === null &&
        getComputedStyle(element).clipPath === 'none' &&
        !scrolls(element),
    );
    /** Returns the box that ends a text with an ellipsis: the element itself or one around it. */
    const shortening = (element: Element | null): Element | null =>
      element === null || getComputedStyle(element).textOverflow === 'ellipsis'
        ? element
        : shortening(element.parentElement);
    if (texts.length === 0) return ['The page shows no text'];
    return texts
      .filter((element) => {
        // Allows text with an ellipsis, such as the last breadcrumb, which repeats the heading
        // below it.
        const shortened = shortening(element);
        const { left, right, width } = (shortened ?? element).getBoundingClientRect();
        const cut =
          shortened === null &&
          getComputedStyle(element).overflowX !== 'visible' &&
          element.scrollWidth > element.clientWidth + 1;
        return width > 0 && (right > edge || left < -1 || cut);
      })
      .map((element) => `${element.tagName}: ${words(element)}`);
  });

export async function noHorizontalScroll(page: Page) {
  const moved = await page.evaluate(() => {
    scrollTo(200, scrollY);
    return scrollX;
  });
  expect(moved).toBe(0);
}

/**
 * Records the browser's errors from now on. Warnings are allowed, because the adapters warn about
 * skipped items.
 */
function complaintsOf(page: Page, path: string): readonly string[] {
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => {
    // The page of an unknown product or address has status 404, which the console reports.
    const isOwnStatus = message.location().url.endsWith(path);
    if (message.type() === 'error' && !isOwnStatus) complaints.push(message.text());
  });
  return complaints;
}

/**
 * The widths at which axe checks a page. Every element is visible at one of these widths: a page
 * shows the same elements at 320 px as at 390 px, and no element only at 768 px.
 */
const AXE_WIDTHS = [390, 1440];

/**
 * Opens a page, waits until everything has loaded, and checks it at every width. Returns its title,
 * description and main heading.
 * @param axeWidths one is enough for a test that repeats the same pages with other content
 */
export async function opensWithoutErrors(
  page: Page,
  path: string,
  axeWidths: readonly number[] = AXE_WIDTHS,
) {
  const complaints = complaintsOf(page, path);
  await page.setViewportSize({ width: WIDTHS[0] ?? 320, height: 800 });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await page.waitForLoadState('networkidle');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.getByRole('heading', { level: 1 }), `${width} px`).toHaveCount(1);
    await noHorizontalScroll(page);
    expect(await lostWords(page), `${width} px`).toEqual([]);
    if (width < 1000) expect(await smallFields(page), `${width} px`).toEqual([]);
    if (axeWidths.includes(width)) expect(await axeViolations(page), `${width} px`).toEqual([]);
  }
  expect(await page.title()).not.toBe('');
  const description = page.locator('head meta[name=description]');
  await expect(description).toHaveCount(1);
  expect(complaints).toEqual([]);
  return {
    title: await page.title(),
    description: await description.getAttribute('content'),
    heading: await page.getByRole('heading', { level: 1 }).innerText(),
  };
}

type Said = Awaited<ReturnType<typeof opensWithoutErrors>>;

/** Checks that titles and descriptions are not empty, and are unique among the pages. */
export function eachSaysItsOwn(said: readonly Said[]) {
  expect(said).not.toEqual([]);
  for (const of of ['title', 'description'] as const) {
    const texts = said.map((page) => page[of]);
    expect(new Set(texts).size, `${of}s: ${texts.join(' | ')}`).toBe(texts.length);
    for (const text of texts) expect(text?.trim()).toBeTruthy();
  }
}
