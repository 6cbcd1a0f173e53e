import { POST } from '../../config/site-pages.mjs';
import { JOURNAL } from '../../src/adapters/embedded/texts/journal';
import { NAVIGATION } from '../../src/adapters/embedded/texts/navigation';
import { POST_PAGE } from '../../src/adapters/embedded/texts/post-page';
import { lists } from '../../src/ui/content/lists';
import * as failures from '../../src/ui/content/messages/failures';
import { blogList } from '../../src/ui/content/pages/blog-list';
import { blogPost } from '../../src/ui/content/pages/blog-post';
import { postNotFound } from '../../src/ui/content/pages/post-not-found';
import { TITLES } from '../page-titles';
import { expect, type Page, test } from './browser-test';
import { scrollToAndHydrate, whole } from './hydrated-page';
import { rendered } from './wait-for';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const inThePage = (page: Page) => page.locator('main');

/**
 * Returns the scroll position in CSS pixels. It does not wait for pictures, because their space is
 * reserved while they load.
 */
const top = (page: Page) => page.evaluate(() => Math.round(scrollY));

test.describe('the list', () => {
  test('the list of posts begins with the newest post, contains all posts, links to their pages, and restores its scroll position', async ({
    page,
  }) => {
    await page.goto('/blog');
    await whole(page);
    await expect(inThePage(page).getByRole('article')).toContainText('The dabqaad');
    const posts = inThePage(page).getByRole('heading', { level: 2 });
    await expect(posts).toHaveCount(8);
    await expect(page.getByRole('status').filter({ hasText: '8 posts' })).toBeVisible();

    const card = inThePage(page).getByRole('link', { name: 'From cliff to copper' });
    await card.scrollIntoViewIfNeeded();
    await rendered(page);
    const before = await top(page);
    expect(before).toBeGreaterThan(500);
    await card.click();
    await expect(heading(page)).toHaveText('From cliff to copper');
    await expect.poll(() => top(page)).toBe(0);
    await page.goBack();
    await expect(card).toBeInViewport();
    await expect.poll(() => top(page)).toBe(before);

    await inThePage(page).getByRole('link', { name: 'How a tear forms' }).click();
    await expect(page).toHaveURL(POST);
    await expect(heading(page)).toBeFocused();
    await expect(heading(page)).toHaveText('How a tear forms');
  });

  test('the list of posts keeps its page in the URL, and Back restores the previous page', async ({
    page,
  }) => {
    await page.goto('/blog?scenario=many');
    await expect(page.getByRole('status').filter({ hasText: '60 posts' })).toBeVisible();
    const pages = page.getByRole('navigation', { name: blogList.pagesLabel });
    const first = await inThePage(page).getByRole('heading', { level: 2 }).first().textContent();
    await pages.getByRole('link', { name: lists.next }).click();
    await expect(page).toHaveURL('/blog?page=2&scenario=many');
    await expect(page).toHaveTitle(/page 2/);
    await expect(pages.locator('[aria-current=page]')).toHaveText(/2/);
    await expect(inThePage(page).getByRole('article')).toHaveCount(0);
    const results = page.getByRole('region', { name: blogList.resultsLabel });
    await expect(results).toBeFocused();
    await expect(results.getByRole('heading', { level: 2 }).first()).toBeInViewport();
    await page.goBack();
    await expect(page).toHaveURL('/blog?scenario=many');
    await expect(inThePage(page).getByRole('heading', { level: 2 }).first()).toHaveText(
      first ?? '',
    );
  });

  test('the list of posts shows its last page when an old link names a page that no longer exists', async ({
    page,
  }) => {
    await page.goto('/blog?scenario=many&page=99');
    await expect(page).toHaveURL('/blog?page=7&scenario=many');
    await expect(inThePage(page).getByRole('heading', { level: 2 })).toHaveCount(6);
  });

  test('the list of posts says that it is empty and links elsewhere', async ({ page }) => {
    await page.goto('/blog?scenario=empty');
    await expect(page.getByText(JOURNAL.whenEmpty.heading)).toBeVisible();
    await inThePage(page).getByRole('link', { name: blogList.empty.action.label }).click();
    await expect(page).toHaveURL(/\/product/);
  });

  test('the list of posts shows the error and retries', async ({ page }) => {
    await page.goto('/blog?scenario=error-503');
    const alert = inThePage(page).getByRole('alert');
    await expect(alert).toContainText('Service Unavailable');
    await expect(heading(page)).toHaveText(NAVIGATION.names.blog);
    await alert.getByRole('button', { name: failures.retry }).click();
    await expect(alert).toContainText('Service Unavailable');
  });

  test('the list of posts shows its title while the posts load, and says that they load', async ({
    page,
  }) => {
    await page.goto('/blog?scenario=slow');
    await expect(page.getByText('Loading posts...')).toBeAttached();
    await expect(heading(page)).toHaveText(NAVIGATION.names.blog);
    await expect(inThePage(page).getByRole('article')).toBeVisible();
  });
});

test.describe('the search', () => {
  test('the search for posts updates the URL while typing, without a history entry', async ({
    page,
  }) => {
    await page.goto('/about');
    await page.getByRole('navigation').getByRole('link', { name: 'Blog' }).first().click();
    const field = page.getByRole('searchbox', { name: blogList.searchLabel });
    await expect(heading(page)).toHaveText(NAVIGATION.names.blog);
    const entries = await page.evaluate(() => history.length);
    await field.pressSequentially('burner', { delay: 40 });
    await expect(page).toHaveURL('/blog?q=burner');
    await expect(field).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: '1 post' })).toBeVisible();
    await expect(inThePage(page).getByRole('heading', { level: 2 })).toHaveText([/dabqaad/]);
    expect(await page.evaluate(() => history.length)).toBe(entries);
    await page.goBack();
    await expect(page).toHaveURL('/about');
  });

  test('the search for posts restores the state of a shared URL, and resets the page when the text changes', async ({
    page,
  }) => {
    await page.goto('/blog?scenario=many&q=a&page=2');
    const field = page.getByRole('searchbox', { name: blogList.searchLabel });
    await expect(field).toHaveValue('a');
    await expect(page.getByRole('navigation', { name: blogList.pagesLabel })).toBeVisible();
    await field.fill('ab');
    await expect(page).toHaveURL('/blog?q=ab&scenario=many');
  });

  test('the search for posts without results says so and links back to all posts', async ({
    page,
  }) => {
    await page.goto('/blog?q=zzzz');
    await expect(page.getByText(blogList.empty.withSearch)).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: '0 posts' })).toBeVisible();
    await page.getByRole('button', { name: blogList.empty.clear }).click();
    await expect(page).toHaveURL('/blog');
    await expect(page.getByRole('searchbox')).toHaveValue('');
    await expect(inThePage(page).getByRole('heading', { level: 2 })).toHaveCount(8);
  });
});

test.describe('a post', () => {
  test('a post has its title, standfirst, date, reading time, pictures and quotation, and links to its sections and to other pages without a document load', async ({
    page,
  }) => {
    await page.goto(POST);
    await expect(page).toHaveTitle(/How a tear forms/);
    await expect(heading(page)).toHaveCount(1);
    const article = inThePage(page).getByRole('article');
    await expect(article).toContainText('the patience to come back to the same place');
    await expect(article.getByText('12 March 2025')).toHaveAttribute('datetime', '2025-03-12');
    await expect(article.getByText(blogPost.minutes(3))).toBeVisible();
    await expect(article.getByRole('figure')).toHaveCount(5);
    await expect(article.locator('figcaption')).toHaveText([
      /^Pl\. 1 Resin tears/,
      /^Pl\. 2 Trees on a ridge/,
      /^Pl\. 3 Tears in a bowl/,
      /^Pl\. 4 Resin on coals/,
    ]);
    await expect(article.getByRole('blockquote')).toContainText(
      'The rule that matters most is the one about stopping.',
    );
    await expect(article.getByRole('table')).toHaveCount(2);

    const contents = page.getByRole('navigation', { name: POST_PAGE.contents });
    await expect(contents.getByRole('link')).toHaveCount(7);
    await contents.getByRole('link', { name: 'When to stop' }).click();
    await expect(page).toHaveURL(`${POST}#section-when-to-stop`);
    const part = page.getByRole('heading', { name: 'When to stop' });
    await expect(part).toBeFocused();
    await expect(part).toBeInViewport();

    await whole(page);
    await page.evaluate(() => Object.assign(window, { stillHere: true }));
    await page.getByRole('link', { name: 'page on sustainability' }).click();
    await expect(page).toHaveURL('/sustainability');
    expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
  });

  test('a post links to the previous and next post, and to others', async ({ page }) => {
    await page.goto('/blog-detail/four-seasons-on-the-escarpment');
    await whole(page);
    const neighbours = page.getByRole('navigation', { name: blogPost.neighbours.label });
    await expect(neighbours.getByRole('link')).toHaveText([/How a tear forms/, /Carterii/]);
    const others = page.getByRole('region', { name: POST_PAGE.readNext });
    await expect(others.getByRole('listitem')).toHaveCount(3);
    await scrollToAndHydrate(neighbours);
    await neighbours.getByRole('link', { name: /Carterii/ }).click();
    await expect(heading(page)).toHaveText(/Carterii/);
    await expect(heading(page)).toBeFocused();
    await expect.poll(() => top(page)).toBe(0);
  });

  test('a post scrolls to the section in its URL; Share copies the URL without the section, and shows one message however often it is clicked', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`${POST}#section-a-tear-in-the-hand`);
    const part = page.getByRole('heading', { name: 'A tear in the hand' });
    await expect(part).toBeInViewport();
    await expect(part).toBeFocused();

    await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
    const share = page.getByRole('button', { name: blogPost.share.label });
    const toasts = page
      .getByRole('region', { name: 'Notifications' })
      .locator('[data-toast]:not([inert])');
    for (let presses = 0; presses < 7; presses += 1) {
      await share.click();
      await expect(toasts).toHaveText([blogPost.share.copied]);
    }
    await expect(page.getByText(blogPost.share.copied).first()).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /^http:\/\/[^#]+\/blog-detail\/how-a-tear-forms$/,
    );
  });

  test('a post that does not exist says so and links elsewhere', async ({ page }) => {
    await page.goto('/blog-detail/no-such-post');
    await expect(heading(page)).toHaveText(postNotFound.title);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await inThePage(page).getByRole('link', { name: postNotFound.ways[0].label }).click();
    await expect(page).toHaveTitle(TITLES.blog);
  });

  test('a post that fails to load says so under a heading', async ({ page }) => {
    await page.goto(`${POST}?scenario=offline`);
    await expect(inThePage(page).getByRole('alert')).toBeVisible();
    await expect(heading(page)).toHaveText(blogPost.title);
    await expect(page).toHaveTitle(TITLES.post);
  });
});
