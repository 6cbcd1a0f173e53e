import { SHIPPED_QUESTIONS } from '../../src/adapters/embedded/questions/shipped-questions';
import { FAQ } from '../../src/adapters/embedded/texts/faq';
import { QUESTION_GROUPS } from '../../src/domain/questions/question';
import { faq } from '../../src/ui/content/faq/faq';
import { groupTitle } from '../../src/ui/pages/faq/group-title';
import { aShippedQuestion } from '../builders/a-shipped-question';
import { TITLES } from '../page-titles';
import { expect, type Page, test } from './browser-test';

const KEEPING = groupTitle('keeping-an-oil', FAQ.groups);
const USE = groupTitle('use-and-safety', FAQ.groups);
const FIRST = groupTitle(QUESTION_GROUPS[0], FAQ.groups);
const STORE = aShippedQuestion('how-to-store');
const question = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name });
const count = (page: Page) => page.getByRole('main').getByRole('status');

const opened = async (page: Page) => {
  await page.goto('/faq');
  await expect(page).toHaveTitle(TITLES.faq);
};

test('the search finds words in questions and answers, ignores case, shows the count, and is cleared by a link to a group without results', async ({
  page,
}) => {
  await opened(page);
  const search = page.getByRole('searchbox', { name: FAQ.search.label });
  await search.fill('MINGAAF');
  const found = SHIPPED_QUESTIONS.filter(({ question: asked, answer }) =>
    [asked, ...answer].join(' ').toLowerCase().includes('mingaaf'),
  );
  expect(found.length).toBeGreaterThan(0);
  await expect(count(page)).toHaveText(faq.foundLabel(found.length));
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText(
    found.map((one) => one.question),
  );
  await search.fill('zebra');
  await expect(count(page)).toHaveText(faq.foundLabel(0));
  await page.getByRole('button', { name: FAQ.search.button }).click();
  await expect(search).toHaveValue('');
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(
    SHIPPED_QUESTIONS.length,
  );

  await search.fill('mingaaf');
  const group = page.getByRole('heading', { level: 2, name: KEEPING });
  await expect(group).toHaveCount(0);
  await page.getByRole('contentinfo').getByRole('link', { name: KEEPING }).click();
  await expect(search).toHaveValue('');
  await expect(group).toBeInViewport();
});

test('a URL with the anchor of a question opens it and scrolls it into view', async ({ page }) => {
  await page.goto(`/faq#${STORE.id}`);
  await expect(question(page, STORE.question)).toHaveAttribute('aria-expanded', 'true');
  await expect(question(page, STORE.question)).toBeInViewport();
  await expect(page.getByText(STORE.answer[0] ?? '')).toBeInViewport();
});

test('the footer links to a group from another page, and repeatedly from this page', async ({
  page,
}) => {
  await page.goto('/about');
  const inFooter = page.getByRole('contentinfo').getByRole('link', { name: USE });
  const group = page.getByRole('heading', { level: 2, name: USE });
  await inFooter.click();
  await expect(page).toHaveURL(/\/faq#use-and-safety$/);
  await expect(group).toBeInViewport();
  // A second click on the same link keeps the URL, and scrolls the page back. After the first click
  // the page turns scroll anchoring off and keeps its position at the anchor for a while. So this
  // waits until scroll anchoring is on again, and only then scrolls away.
  const scrollAnchoring = () => page.evaluate(() => document.documentElement.style.overflowAnchor);
  await expect.poll(scrollAnchoring).toBe('');
  await inFooter.scrollIntoViewIfNeeded();
  await expect(group).not.toBeInViewport();
  await inFooter.click();
  await expect(group).toBeInViewport();
  await page.getByRole('contentinfo').getByRole('link', { name: KEEPING }).click();
  await expect(page.getByRole('heading', { level: 2, name: KEEPING })).toBeInViewport();
});

test("the browser's find-in-page opens a closed answer, and the list of groups marks the group in view as current", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await opened(page);
  const panel = page.locator(`#${STORE.id}-panel`);
  await expect(panel).toHaveAttribute('hidden', 'until-found');
  await panel.evaluate((element) => element.dispatchEvent(new Event('beforematch')));
  await expect(question(page, STORE.question)).toHaveAttribute('aria-expanded', 'true');
  await expect(panel).not.toHaveAttribute('hidden');

  const groups = page.getByRole('navigation', { name: faq.groupsLabel });
  const current = groups.locator('[aria-current=location]');
  await expect(current).toContainText(FIRST);
  await groups.getByRole('link', { name: KEEPING }).click();
  await expect(current).toHaveCount(1);
  await expect(current).toContainText(KEEPING);
  await page.evaluate(() => scrollTo(0, 0));
  await expect(current).toContainText(FIRST);
  // Groups without search results are not rendered, so none of them can be current.
  await page.getByRole('searchbox', { name: FAQ.search.label }).fill('dark');
  await expect(current).toHaveCount(1);
});

test('a visitor finds and reads an answer with the keyboard alone, with text of twice the size', async ({
  page,
}) => {
  await page.setViewportSize({ width: 640, height: 900 });
  await opened(page);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await page.getByRole('searchbox', { name: FAQ.search.label }).focus();
  await page.keyboard.type('cupboard');
  await expect(count(page)).toHaveText(faq.foundLabel(1));
  for (let steps = 0; steps < 6; steps += 1) {
    await page.keyboard.press('Tab');
    if (
      await question(page, STORE.question).evaluate((element) => element === document.activeElement)
    )
      break;
  }
  await expect(question(page, STORE.question)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(STORE.answer[0] ?? '')).toBeInViewport();
  const wide = await page.evaluate(
    () => document.querySelector('main')?.scrollWidth ?? Number.POSITIVE_INFINITY,
  );
  expect(wide).toBeLessThanOrEqual(640);
});
