import * as failures from '../../src/ui/content/messages/failures';
import { navigation } from '../../src/ui/content/navigation';
import { TITLES } from '../page-titles';
import { expect, test } from './browser-test';
import { hydrated, whole } from './hydrated-page';
import { holdBack, rendered } from './wait-for';

const ROUTES = [
  ['/', TITLES.home],
  ['/about', TITLES.about],
  ['/product', TITLES.products],
  ['/blog', TITLES.blog],
  ['/faq', TITLES.faq],
  ['/contactus', TITLES.contact],
  ['/sustainability', TITLES.sustainability],
  ['/wholesale', TITLES.wholesale],
  ['/auth', TITLES.auth],
] as const;

test('each route has its title, one heading, and no error', async ({ page }) => {
  test.slow();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  for (const [path, title] of ROUTES) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page).toHaveTitle(title);
      await expect(page.locator('head title')).toHaveCount(1);
      await expect(page.locator('head meta[name=description]')).toHaveCount(1);
      await hydrated(page);
      expect(problems).toEqual([]);
    });
  }
});

test("the site shows 'Loading...' while a page's code is slow, and leaves the focus where a visitor moves it meanwhile", async ({
  page,
}) => {
  const loading = page.getByText('Loading...', { exact: true });
  const releaseAbout = await holdBack(page, /about-page/);
  const releaseFaq = await holdBack(page, /faq-page/);
  await page.goto('/');
  // Waits, because before hydration the browser itself follows a link and loads a document.
  await hydrated(page);
  await page.locator('footer').getByRole('link', { name: 'Our story' }).click();
  await expect(loading).toBeVisible();
  releaseAbout();
  await expect(page).toHaveTitle(TITLES.about);
  await expect(loading).toHaveCount(0);

  await page.locator('footer').getByRole('link', { name: 'FAQ' }).first().click();
  await expect(loading).toBeVisible();
  await page.getByRole('banner').getByRole('link').first().focus();
  releaseFaq();
  await expect(page).toHaveTitle(TITLES.faq);
  await expect(page.getByRole('banner').getByRole('link').first()).toBeFocused();
});

test('the site shows an error when the code of a page fails to load, and recovers', async ({
  page,
}) => {
  await page.goto('/');
  await whole(page);
  await page.route(/faq-page/, (route) => route.abort());
  await page.locator('footer').getByRole('link', { name: 'FAQ' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(failures.page);
  await expect(page.getByRole('banner')).toBeVisible();
  await page.unroute(/faq-page/);
  await page.getByRole('button', { name: failures.retry }).click();
  await expect(page).toHaveTitle(TITLES.faq);
});

test('a page whose code failed to load is requested again on the next visit', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await whole(page);
  const toPage = (name: string) =>
    page.getByRole('banner').getByRole('link', { name, exact: true }).click();
  await context.setOffline(true);
  await toPage('Wholesale');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(failures.page);
  const panel = page.getByRole('main').getByRole('alert');
  await expect(panel).toContainText('Network Error');
  await expect(panel).not.toContainText(/module|http|assets/u);
  await toPage('Home');
  await expect(page).toHaveTitle(TITLES.home);
  await context.setOffline(false);
  await toPage('Wholesale');
  await expect(page).toHaveTitle(TITLES.wholesale);
});

test('when a browser caches a failed module, the page is reloaded at its URL', async ({ page }) => {
  await page.goto('/');
  await whole(page);
  // Simulates a browser that caches the failure: the code of Wholesale fails to load in this
  // document, and loads only in a new one.
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await page.route(/wholesale-page/u, (route) =>
    documents === 0 ? route.abort() : route.continue(),
  );
  const toPage = (name: string) =>
    page.getByRole('banner').getByRole('link', { name, exact: true }).click();
  await toPage('Wholesale');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(failures.page);
  await toPage('Home');
  await expect(page).toHaveTitle(TITLES.home);
  await toPage('Wholesale');
  await expect(page).toHaveTitle(TITLES.wholesale);
  await expect(page).toHaveURL(/\/wholesale$/u);
  expect(documents).toBe(1);
});

test('an error is not shown with the message of the browser', async ({ page }) => {
  await page.route(/in-memory-content|load-use-cases/u, (route) => route.abort());
  // The prerendered data does not include the products of this filter, so the page must load them.
  await page.goto('/product?volume=ten-ml');
  const panel = page.getByRole('main').getByRole('alert').first();
  await expect(panel).toContainText('Network Error');
  await expect(panel).not.toContainText(/module|http|assets/u);
});

test('an unknown URL marks no link of the header as current', async ({ page }) => {
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/auth$/u);
  await expect(page.getByRole('banner').locator('[aria-current]')).toHaveCount(0);
  // The not-found page and SignUp share the URL `/auth`, but each has its own history entry.
  await page.getByRole('banner').getByRole('link', { name: 'SignUp' }).click();
  await expect(page.getByRole('banner').locator('[aria-current=page]')).toHaveText('SignUp');
});

test('an incomplete URL redirects to /auth, and the URL of a list with a trailing slash shows the list', async ({
  page,
}) => {
  // The previous test covers a URL of an unknown page.
  for (const address of ['/product-detail', '/auth/deeper?x=1']) {
    await page.goto(address);
    await expect(page, address).toHaveURL(/\/auth$/);
  }
  await page.goto('/blog/');
  await expect(page).toHaveTitle(TITLES.blog);
});

test('focus, title and scroll follow a navigation, and Back returns', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const link = page.locator('footer').getByRole('link', { name: 'FAQ' }).first();
  await link.scrollIntoViewIfNeeded();
  await rendered(page);
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(1000);
  await link.click();
  await expect(page).toHaveTitle(TITLES.faq);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

  await page.goBack();
  await expect(page).toHaveTitle(TITLES.home);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before - 5);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(before + 5);

  await page.goForward();
  await expect(page).toHaveTitle(TITLES.faq);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('a reload restores the scroll position', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('heading', { name: 'Featured Products' }).waitFor();
  await page.evaluate(() => scrollTo(0, 1200));
  await rendered(page);
  await page.reload();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1200);
});

test('the skip link is the first Tab stop and leads to the content', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: navigation.skip });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});
