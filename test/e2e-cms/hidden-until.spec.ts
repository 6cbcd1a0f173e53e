import { expect, type Page, test } from '@playwright/test';
import { callCms, logInToPanel } from './administrator';

const { CMS_URL = '' } = process.env;

// The owner's time zone. It is three hours ahead of UTC, so that a test fails if the panel shows
// UTC.
test.use({ timezoneId: 'Africa/Mogadishu' });

const made: string[] = [];
async function make(list: string, data: object, query = ''): Promise<string> {
  const { data: entry } = await callCms('POST', `/${list}${query}`, { Title: 'Ahead', ...data });
  made.push(`/${list}/${entry.documentId}`);
  return entry.documentId;
}
test.afterEach(async () => {
  for (const path of made.splice(0)) await callCms('DELETE', path);
});

test.beforeEach(async ({ page }) => {
  await logInToPanel(page);
  await expect(page.getByText('Is the site ready?')).toBeVisible();
});

/** Opens an entry and waits for its versions, which the panel fetches after the entry. */
async function open(page: Page, type: string, documentId: string) {
  const loaded = page.waitForResponse((answer) => answer.url().includes('/versions/'));
  await page.goto(`${CMS_URL}/admin/content-manager/collection-types/${type}/${documentId}`);
  await loaded;
  await expect(page.getByRole('heading', { name: 'Versions' })).toBeVisible();
  await page.waitForLoadState('networkidle');
}

const PRODUCT = 'api::product.product';
const hidden = (page: Page) => page.getByText('Published, but hidden until');

test('the panel says until when a published product is hidden from visitors', async ({ page }) => {
  const product = await make('products', { Price: 18, visibleFrom: '2099-11-30T06:00:00.000Z' });
  const sentence = /^Published, but hidden until Monday,? 30 November 2099 at 09:00\.$/u;
  await open(page, PRODUCT, product);
  await expect(hidden(page)).toHaveText(sentence);

  // A draft without the date does not make the published version visible.
  await callCms('PUT', `/products/${product}?status=draft`, { visibleFrom: null, Price: 20 });
  await open(page, PRODUCT, product);
  await expect(page.getByLabel('Price (US$)')).toHaveValue('20');
  await expect(hidden(page)).toHaveText(sentence);

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(hidden(page)).toHaveCount(0);
});

test('the panel says until when a post with a future date is hidden from visitors', async ({
  page,
}) => {
  const post = await make('blogs', { publishedOn: '2099-12-01' });
  await open(page, 'api::blog.blog', post);
  await expect(hidden(page)).toHaveText(
    /^Published, but hidden until Tuesday,? 1 December 2099 at 03:00\.$/u,
  );
});

test('the panel shows no such notice for a visible or an unpublished product', async ({ page }) => {
  const visible = { Price: 18, visibleFrom: '2020-01-01T00:00:00.000Z' };
  await open(page, PRODUCT, await make('products', visible));
  await expect(hidden(page)).toHaveCount(0);

  // A visible product whose draft has a future date.
  const edited = await make('products', visible);
  await callCms('PUT', `/products/${edited}?status=draft`, {
    visibleFrom: '2099-11-30T06:00:00.000Z',
  });
  await open(page, PRODUCT, edited);
  await expect(hidden(page)).toHaveCount(0);

  const draft = { ...visible, visibleFrom: '2099-11-30T06:00:00.000Z' };
  await open(page, PRODUCT, await make('products', draft, '?status=draft'));
  await expect(hidden(page)).toHaveCount(0);
  await expect(page.getByText('not found', { exact: false })).toHaveCount(0);
});
