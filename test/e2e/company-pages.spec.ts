import { CONTACT } from '../../src/adapters/embedded/texts/contact';
import { FAQ } from '../../src/adapters/embedded/texts/faq';
import { NAVIGATION } from '../../src/adapters/embedded/texts/navigation';
import { SIGN_UP } from '../../src/adapters/embedded/texts/sign-up';
import { QUESTION_GROUPS } from '../../src/domain/questions/question';
import { CHAPTERS } from '../../src/ui/pages/about/anchors';
import { groupTitle } from '../../src/ui/pages/faq/group-title';
import { PAGE_META } from '../page-meta';
import { TITLES } from '../page-titles';
import { axeViolations } from './axe-violations';
import { expect, type Page, test } from './browser-test';
import { hydrated } from './whole-page';

const PAGES = [
  ['/about', 'about', 'Sanaag is a place'],
  ['/sustainability', 'sustainability', 'Take little.'],
  ['/wholesale', 'wholesale', 'Oil and resin'],
  ['/faq', 'faq', 'Questions and'],
  ['/contactus', 'contact', CONTACT.title],
  ['/auth', 'auth', SIGN_UP.title],
  ['/nowhere', 'notFound', SIGN_UP.notFound.title],
] as const;

const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const [path, name, heading] of PAGES) {
  test(`${path} has its heading, title and description, fits its width, passes axe and logs no error`, async ({
    page,
  }) => {
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => {
      // Ignores the error that the console reports for the status 404 of the not-found page itself.
      const isOwnStatus = new URL(message.location().url).pathname === path;
      if (message.type() === 'error' && !isOwnStatus) problems.push(message.text());
    });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
    await expect(page).toHaveTitle(TITLES[name]);
    const descriptions = page.locator('head meta[name=description]');
    await expect(descriptions).toHaveCount(1);
    await expect(descriptions).toHaveAttribute('content', PAGE_META[name].description);
    await hydrated(page);
    expect(await axeViolations(page)).toEqual([]);
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await sidewaysScroll(page), `${width} px`).toBeLessThanOrEqual(0);
    }
    expect(await axeViolations(page)).toEqual([]);
    expect(problems).toEqual([]);
  });
}

test('every link of the footer leads to a page, and every anchor to its element', async ({
  page,
}) => {
  const { links, resources, events, about } = NAVIGATION.footer;
  for (const { address: to } of [...links, ...resources.links, ...events.links, ...about.links]) {
    const [path = '', id] = to.split('#');
    await page.goto(to);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${path}(#|$)`));
    if (id === undefined) continue;
    const target = page.locator(`#${id}`);
    await expect(target, to).toBeInViewport();
    // Waits until the target is below the header, which covers the top of the window.
    await expect
      .poll(async () => (await target.boundingBox())?.y, { message: to })
      .toBeGreaterThanOrEqual(60);
  }
});

test('each chapter of About Us has its anchor', async ({ page }) => {
  for (const id of CHAPTERS) {
    await page.goto(`/about#${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator(`#${id}`)).toBeInViewport();
  }
});

test('an unknown URL is shown with links to other pages; SignUp shows no URL', async ({ page }) => {
  await page.goto('/a/page that is not');
  await expect(page).toHaveURL(/\/auth$/);
  const main = page.getByRole('main');
  await expect(main).toContainText(SIGN_UP.notFound.before);
  await expect(main.getByRole('strong')).toContainText('/a/page');
  for (const { label, address: to } of SIGN_UP.notFound.links) {
    await expect(main.getByRole('link', { name: label })).toHaveAttribute('href', to);
  }
  await page.getByRole('banner').getByRole('link', { name: 'Home' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'SignUp' }).click();
  await expect(page).toHaveTitle(TITLES.auth);
  await expect(main).toContainText(SIGN_UP.lead);
  await expect(main).not.toContainText(SIGN_UP.notFound.before);
  await expect(main.locator('input[type=password]')).toHaveCount(0);
});

test('a URL of four hundred characters wraps instead of widening the page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(`/${'x'.repeat(400)}`);
  await expect(page).toHaveURL(/\/auth$/);
  await expect(page.getByRole('main').getByRole('strong')).toBeVisible();
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
});

test('a URL with an incomplete escape in its anchor causes no error', async ({ page }) => {
  await page.goto('/faq#100%');
  await expect(page).toHaveTitle(TITLES.faq);
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(
    groupTitle(QUESTION_GROUPS[0], FAQ.groups),
  );
});
