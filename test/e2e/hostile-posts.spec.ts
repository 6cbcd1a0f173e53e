import type { Page } from '@playwright/test';
import { HOSTILE_POSTS } from '../fixtures/hostile-posts';
import { aPost, list } from './cms-content';
import { expect, json, test } from './strapi-site';

/**
 * Records errors, dialogs, requests to other sites and new windows, none of which a stored post may
 * cause.
 */
function watch(page: Page) {
  const seen: string[] = [];
  page.on('pageerror', ({ message }) => seen.push(`error: ${message}`));
  page.on('dialog', (dialog) => {
    seen.push(`dialog: ${dialog.message()}`);
    dialog.dismiss();
  });
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    const own = [process.env.STRAPI_SITE_URL, 'http://cms.invalid'].includes(origin);
    if (!own && protocol.startsWith('http')) seen.push(`request: ${request.url()}`);
  });
  page.on('popup', () => seen.push('a window opened'));
  return seen;
}

test('the list of forty hostile posts runs no script and breaks no page', async ({ page, cms }) => {
  const seen = watch(page);
  cms.on('/api/blogs', json(list(HOSTILE_POSTS)));
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/blog', '/']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('main').getByText('One of forty.').first()).toBeAttached();
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  }
  expect(seen).toEqual([]);
});

test('a link that resembles another site’s URL stays on this site when followed', async ({
  page,
  cms,
}) => {
  const seen = watch(page);
  cms.on('/api/blogs', json(list([])));
  const written = ['/.//evil.example/a', '/..//evil.example/b', '</.\\\\evil.example/c>', '/%%//'];
  const body = written.map((address, place) => `[link ${place}](${address})`).join(' ');
  const post = aPost({ Body: [{ __component: 'blog-body.text', id: 1, body }] });
  cms.on('/api/blogs/dots', json({ data: { ...post, documentId: 'dots' }, meta: {} }));
  for (const place of written.keys()) {
    await page.goto('/blog-detail/dots');
    await page.getByRole('link', { name: `link ${place}`, exact: true }).click();
    await expect(page).not.toHaveURL(/blog-detail/u);
    expect(new URL(page.url()).origin).toBe(process.env.STRAPI_SITE_URL);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  }
  expect(seen).toEqual([]);
});
