import { productNotFound } from '../../src/ui/content/pages/product/product-not-found';
import { test as base, expect, type Page } from './browser-test';
import { scrolledTo, scrollToMiddle, whole } from './hydrated-page';
import { PUBLIC_PAGES } from './public-pages';
import { DESK, SCREENS } from './screenshot-matches';
import { holdBack, rendered } from './wait-for';

/** Runs the tests on the site as visitors get it, without the developer tools. */
const test = base.extend({ baseURL: process.env.PUBLIC_SITE_URL ?? '' });

/** Returns the words in `<main>`, including those in collapsed parts. */
const wordsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const main = document.querySelector('main')?.cloneNode(true) as HTMLElement;
    for (const other of main.querySelectorAll('noscript, style')) other.remove();
    return [...main.innerHTML.replaceAll(/<[^>]+>/gu, ' ').matchAll(/[\p{L}\p{N}]+/gu)].map(
      ([word]) => word,
    );
  });

/** Returns the fraction of `words`, counted with repetition, that also occur in `others`. */
function shareOf(words: readonly string[], others: readonly string[]): number {
  const left = new Map<string, number>();
  for (const word of others) left.set(word, (left.get(word) ?? 0) + 1);
  const found = words.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count > 0;
  });
  return found.length / words.length;
}

/**
 * Records the layout shifts from now on. The test calls it before it lets the page's code load, so
 * it records the shifts of the hydration. `fonts.spec.ts` checks the shifts that fonts cause when they
 * load late.
 */
function watchShifts() {
  const shifts: string[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) shifts.push(`at ${startTime} ms`);
  }).observe({ type: 'layout-shift' });
}

const shiftsOfHydration = () => (window as unknown as { readonly shifts: string[] }).shifts;

/** Marks the document when a script moves or removes a `<style>` element. */
function watchStyles() {
  new MutationObserver((changes) => {
    const removed = changes.flatMap(({ removedNodes }) => [...removedNodes]);
    if (removed.some((node) => node instanceof HTMLStyleElement))
      document.documentElement.dataset['moved'] = '';
  }).observe(document, { childList: true, subtree: true });
}

const deferredStylesheetIsLoaded = () =>
  document.querySelector('noscript[data-sheet]') === null &&
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(
    ({ sheet }) => sheet !== null,
  );

/** Returns the heights of the visible sections in CSS pixels, for each window size in `SCREENS`. */
async function heightsOf(page: Page) {
  const heights: (readonly (readonly [section: string, height: number])[])[] = [];
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    await rendered(page);
    heights.push(
      await page.evaluate(async () => {
        await document.fonts.ready;
        const sections = document.querySelectorAll('header, section, aside, nav, form, footer');
        return [...sections].flatMap((section) => {
          const { localName, textContent } = section;
          const height = Math.round(section.getBoundingClientRect().height);
          return height > 0
            ? [[`${localName} ${textContent.trim().slice(0, 20)}`, height] as const]
            : [];
        });
      }),
    );
  }
  return heights;
}

// One test checks all of this, because loading the pages takes most of the time.
for (const [path, words] of PUBLIC_PAGES) {
  test(`${path} is complete in its HTML, hydrates without a console message, a request for data, new or moved styles, or a change of height on any screen, and restores its scroll position after a reload`, async ({
    page,
  }) => {
    await page.addInitScript(watchStyles);
    const complaints: string[] = [];
    const asked: string[] = [];
    page.on('pageerror', ({ message }) => complaints.push(message));
    page.on('console', (message) => complaints.push(message.text()));
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const letCome = await holdBack(page, /\/assets\/site-[^/]*\.js$/u);
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    // Waits for the deferred stylesheet, which contains the styles of the footer.
    await expect.poll(() => page.evaluate(deferredStylesheetIsLoaded)).toBe(true);
    const still = await wordsOf(page);
    expect(still.join(' ')).not.toMatch(/Loading/u);
    const heights = await heightsOf(page);
    await expect(page.locator('style[data-prerendered]')).toHaveCount(1);
    const styles = await page.locator('style').count();

    await page.evaluate(watchShifts);
    letCome();
    await whole(page);
    expect(await page.evaluate(shiftsOfHydration)).toEqual([]);
    expect(await heightsOf(page)).toEqual(heights);
    await expect(page.locator('html')).toContainText(words);
    expect(shareOf(await wordsOf(page), still)).toBeGreaterThanOrEqual(0.95);
    expect(complaints).toEqual([]);
    // Matches the URLs of the code that reads the catalogue, and of requests to the CMS. Does not
    // match the URL of the code of forms.
    const read = /(?<!form-)use-cases|catalogue|\/api\//u;
    expect(asked.filter((address) => read.test(address))).toEqual([]);
    // A new or moved style would cause a full relayout.
    await expect(page.locator('html')).not.toHaveAttribute('data-moved');
    expect(await page.locator('style').count()).toBe(styles);
    await expect(page.locator('link[rel=stylesheet][href*="/site-"]')).toHaveCount(1);

    await page.setViewportSize(DESK);
    const before = await scrollToMiddle(page);
    await page.reload();
    await whole(page);
    expect(await scrolledTo(page)).toBe(before);
  });
}

test('an unknown URL is answered with 404, and the code redirects to SignUp', async ({ page }) => {
  const response = await page.goto('/nowhere');
  expect(response?.status()).toBe(404);
  await expect(page).toHaveURL(/\/auth$/u);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test('the page of a missing product, which has no prerendered file, is rendered in the browser', async ({
  page,
}) => {
  const response = await page.goto('/product-detail/frankincense-carterii-ten-ml?scenario=default');
  expect(response?.status()).toBe(200);
  await page.goto('/product-detail/not-prerendered');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(productNotFound.title);
});

test('the requested page is shown on a host that answers every URL with the home page', async ({
  page,
}) => {
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await page.route('**/about', async (route) => {
    const response = await route.fetch({ url: new URL('/', route.request().url()).href });
    await route.fulfill({ response });
  });
  await page.goto('/about');
  await whole(page);
  await expect(page).toHaveTitle(/^About Us/u);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.locator('title')).toHaveCount(1);
  await expect(page.locator('meta[name=description]')).toHaveCount(1);
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
  expect(complaints).toEqual([]);
});
