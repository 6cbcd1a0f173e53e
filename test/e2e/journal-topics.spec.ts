import { blogList } from '../../src/ui/content/pages/blog-list';
import { axeViolations } from './axe-violations';
import { expect, type Page, test } from './browser-test';
import { whole } from './hydrated-page';

const { topics } = blogList;
const chips = (page: Page) => page.getByRole('list', { name: topics.label }).getByRole('link');
const chip = (page: Page, name: string) =>
  page.getByRole('list', { name: topics.label }).getByRole('link', { name, exact: true });
const posts = (page: Page) =>
  page.getByRole('region', { name: blogList.resultsLabel }).getByRole('heading', { level: 2 });

test('a topic links to its posts at its own URL, and All to every post', async ({ page }) => {
  await page.goto('/blog');
  await whole(page);
  await expect(chips(page)).toHaveText([
    'All',
    'Harvest',
    'Trees',
    'At home',
    'Distilling',
    'Ritual',
  ]);
  await expect(chip(page, topics.all)).toHaveAttribute('aria-current', 'true');
  await chip(page, 'Distilling').click();
  await expect(page).toHaveURL('/blog?topic=Distilling');
  await expect(posts(page)).toHaveText([/From cliff to copper/u, /Carterii and Maydi/u]);
  await expect(page.getByRole('status').filter({ hasText: '2 posts' })).toBeVisible();
  await expect(chip(page, 'Distilling')).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(0);
  expect(await axeViolations(page)).toEqual([]);
  await chip(page, topics.all).click();
  await expect(page).toHaveURL('/blog');
  await expect(posts(page)).toHaveCount(8);
  await page.goBack();
  await expect(posts(page)).toHaveCount(2);
});

test('topic and search text combine; a topic without posts says so', async ({ page }) => {
  await page.goto('/blog?topic=harvest&q=cuts');
  await whole(page);
  await expect(posts(page)).toHaveText([/How many cuts/u]);
  await expect(chip(page, 'Harvest')).toHaveAttribute('aria-current', 'true');
  await page.goto('/blog?topic=Weather');
  await expect(page.getByText(blogList.empty.withSearch)).toBeVisible();
  await page.getByRole('button', { name: blogList.empty.clear }).click();
  await expect(page).toHaveURL('/blog');
  await expect(posts(page)).toHaveCount(8);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the topics are prerendered links', async ({ page }) => {
    await page.goto('/blog');
    await expect(chip(page, 'Harvest')).toHaveAttribute('href', '/blog?topic=Harvest');
  });
});
