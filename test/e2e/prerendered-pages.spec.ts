import { productNotFound } from '../../src/ui/content/pages/product/product-not-found';
import { type Browser, test as base, expect, type Page } from './browser-test';
import { PUBLIC_PAGES } from './public-pages';
import { SCREENS } from './screenshot-matches';
import { holdBack, rendered } from './waiting';
import { whole } from './whole-page';

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

async function wordsWithout(browser: Browser, baseURL: string | undefined, path: string) {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL !== undefined && { baseURL }),
  });
  const page = await context.newPage();
  const response = await page.goto(path);
  expect(response?.status()).toBe(200);
  const words = await wordsOf(page);
  await context.close();
  return words;
}

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

interface Shifts {
  /**
   * Time in milliseconds at which fonts and pictures had loaded and were painted. The page requests
   * no code before this time, so that all later shifts come from hydration.
   */
  stood: number;
  readonly at: number[];
}

/**
 * Records the times of layout shifts, and the time `stood`. Runs in the page.
 */
function watchShifts() {
  const shifts: Shifts = { stood: Number.POSITIVE_INFINITY, at: [] };
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    shifts.at.push(...list.getEntries().map(({ startTime }) => startTime));
  }).observe({ type: 'layout-shift', buffered: true });
  addEventListener('load', async () => {
    await document.fonts.ready;
    // Waits two frames, until fonts and pictures are painted.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        shifts.stood = performance.now();
      }),
    );
  });
}

/**
 * Returns the times of the layout shifts after `stood`, which hydration causes. `fonts.spec.ts`
 * checks the shifts that late fonts cause.
 */
const shiftsOfHydration = (): readonly number[] => {
  const { stood, at } = (window as unknown as { readonly shifts: Shifts }).shifts;
  return at.filter((time) => time > stood);
};

for (const [path, words] of PUBLIC_PAGES) {
  test(`${path} is complete in its HTML, hydrates without a console message and requests no data again`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const complaints: string[] = [];
    const asked: string[] = [];
    page.on('pageerror', ({ message }) => complaints.push(message));
    page.on('console', (message) => complaints.push(message.text()));
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.addInitScript(watchShifts);
    await page.goto(path);
    await whole(page);
    await expect(page.locator('html')).toContainText(words);

    expect(complaints).toEqual([]);
    // Matches URLs of code that reads the catalogue and of requests to the CMS, but not of the code
    // of forms.
    const read = /(?<!form-)use-cases|catalogue|\/api\//u;
    expect(asked.filter((address) => read.test(address))).toEqual([]);
    expect(await page.evaluate(shiftsOfHydration)).toEqual([]);

    const still = await wordsWithout(browser, baseURL, path);
    expect(shareOf(await wordsOf(page), still)).toBeGreaterThanOrEqual(0.95);
    expect(still.join(' ')).not.toMatch(/Loading/u);
  });
}

const deferredStylesheetIsLoaded = () =>
  document.querySelector('noscript[data-sheet]') === null &&
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(
    ({ sheet }) => sheet !== null,
  );

/** Returns the height in CSS pixels of each visible section of the page, on each screen. */
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

for (const [path] of PUBLIC_PAGES) {
  test(`${path} has the same height before and after hydration, on every screen`, async ({
    page,
  }) => {
    const letCome = await holdBack(page, /\/assets\/site-[^/]*\.js$/u);
    await page.goto(path);
    // Waits for the deferred stylesheet, which contains the styles of the footer.
    await expect.poll(() => page.evaluate(deferredStylesheetIsLoaded)).toBe(true);
    const before = await heightsOf(page);
    letCome();
    await whole(page);
    expect(await heightsOf(page)).toEqual(before);
  });
}

test('an unknown URL is answered with 404, and the code redirects to SignUp', async ({ page }) => {
  const response = await page.goto('/nowhere');
  expect(response?.status()).toBe(404);
  await expect(page).toHaveURL(/\/auth$/u);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test('a product page without a prerendered file is rendered in the browser', async ({ page }) => {
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
