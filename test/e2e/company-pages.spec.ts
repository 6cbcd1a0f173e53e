import { FAQ } from '../../src/adapters/embedded/texts/faq';
import { NAVIGATION } from '../../src/adapters/embedded/texts/navigation';
import { SIGN_UP } from '../../src/adapters/embedded/texts/sign-up';
import { QUESTION_GROUPS } from '../../src/domain/questions/question';
import { CHAPTERS } from '../../src/ui/pages/about/anchors';
import { groupTitle } from '../../src/ui/pages/faq/group-title';
import { TITLES } from '../page-titles';
import { expect, type Page, test } from './browser-test';

const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

// `test/text-rules/links.test.ts` tests that every link of the footer leads to an existing page.
const { links, resources, events, about } = NAVIGATION.footer;
const ANCHORS = new Set(
  [
    ...[...links, ...resources.links, ...events.links, ...about.links].map(
      ({ address }) => address,
    ),
    ...CHAPTERS.map((id) => `/about#${id}`),
  ].filter((address) => address.includes('#')),
);

test('a URL with an anchor of the footer or of a chapter of About Us scrolls to its element', async ({
  page,
}) => {
  expect(ANCHORS.size).toBeGreaterThan(CHAPTERS.length);
  for (const address of ANCHORS) {
    const [path = '', id] = address.split('#');
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${path}#`));
    const target = page.locator(`#${id}`);
    await expect(target, address).toBeInViewport();
    // Waits until the target is below the header, which covers the top of the window.
    await expect
      .poll(async () => (await target.boundingBox())?.y, { message: address })
      .toBeGreaterThanOrEqual(60);
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
  await expect(
    page.getByRole('heading', { level: 2, name: groupTitle(QUESTION_GROUPS[0], FAQ.groups) }),
  ).toBeVisible();
});
