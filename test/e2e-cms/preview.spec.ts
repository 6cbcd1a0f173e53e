import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { DRAFT_WORDS } from '../../scripts/cms/make-drafts.mjs';
import { preview } from '../../src/ui/content/messages/preview';
import { addressOf, CMS, DRAFTS, OTHER_SITE, publishedTitle, SITE, SITE_DIR } from './a-draft';

const banner = (page: Page) => page.getByRole('complementary', { name: preview.label });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const noindex = (page: Page) => page.locator('meta[name=robots][content=noindex]');

async function showsDraft(page: Page) {
  await expect(banner(page).getByRole('status')).toHaveText(preview.draft);
  await expect(heading(page)).toContainText(DRAFT_WORDS);
  await expect(noindex(page).first()).toBeAttached();
}

async function showsPublished(page: Page, title: string) {
  await expect(banner(page).getByRole('status')).toHaveText(preview.published);
  await expect(heading(page)).toContainText(title);
  await expect(page.getByText(DRAFT_WORDS)).toHaveCount(0);
}

const KINDS = [
  ['product', 'products'],
  ['post', 'blogs'],
] as const;

for (const [kind, list] of KINDS) {
  test(`a ${kind} shows its draft in the preview, and its published version once the preview is left`, async ({
    page,
  }) => {
    const sent: string[] = [];
    page.on('request', (request) =>
      sent.push(`${request.url()} ${request.headers()['referer'] ?? ''}`),
    );
    const { edited } = DRAFTS[kind];
    const address = addressOf(kind, edited);
    const answered = page.waitForResponse(`${CMS}/api/preview/${list}/${edited}?*`);
    await page.goto(address);
    const answer = await answered;
    expect(answer.status()).toBe(200);
    expect(answer.headers()['cache-control']).toBe('no-store');
    await showsDraft(page);

    await banner(page).getByRole('link', { name: preview.leave }).click();
    await expect(page).toHaveURL(address.replace(/#.*/u, ''));
    await expect(heading(page)).toContainText(await publishedTitle(list, edited));
    await expect(banner(page)).toHaveCount(0);
    await expect(noindex(page)).toHaveCount(0);
    await expect(page.getByText(DRAFT_WORDS)).toHaveCount(0);
    const storedTexts = () =>
      page.evaluate(async () => [
        ...(await caches.keys()),
        JSON.stringify({ ...localStorage, ...sessionStorage }),
      ]);
    expect((await storedTexts()).join()).not.toContain(DRAFT_WORDS);
    const token = address.split('=').at(-1) ?? '';
    expect(sent.filter((line) => line.includes(token))).toEqual([]);
  });

  test(`a ${kind} that was never published is visible only in its preview`, async ({ page }) => {
    const { unborn } = DRAFTS[kind];
    await page.goto(addressOf(kind, unborn));
    await showsDraft(page);
    await banner(page).getByRole('link', { name: preview.leave }).click();
    await expect(heading(page)).toBeVisible();
    await expect(page.getByText(DRAFT_WORDS)).toHaveCount(0);
    await expect(banner(page)).toHaveCount(0);
  });
}

const { edited, unborn } = DRAFTS.product;
const ofOther = addressOf('product', unborn).split('#')[1];

const FOREIGN: readonly (readonly [whose: string, address: string])[] = [
  ['has expired', addressOf('product', edited, { age: 31 })],
  ['is of another document', `${SITE}/product-detail/${edited}#${ofOther}`],
  ['is of a post', addressOf('post', edited).replace('blog-detail', 'product-detail')],
  ['is of another CMS', addressOf('product', edited, { secret: 'another' })],
  ['is longer than any valid one', `${addressOf('product', edited)}${'A'.repeat(20_000)}`],
  ['is empty', `${SITE}/product-detail/${edited}#preview=`],
  ['is used on another site', addressOf('product', edited, { at: OTHER_SITE })],
];

for (const [whose, address] of FOREIGN) {
  test(`with a token that ${whose} the page shows the published version, and says so`, async ({
    page,
  }) => {
    await page.goto(address);
    await showsPublished(page, await publishedTitle('products', edited));
  });
}

test('a draft that was never published is not found with another document’s token', async ({
  page,
}) => {
  const token = addressOf('product', edited).split('#')[1];
  await page.goto(`${SITE}/product-detail/${unborn}#${token}`);
  await expect(banner(page).getByRole('status')).toHaveText(preview.published);
  await expect(heading(page)).toBeVisible();
  await expect(page.getByText(DRAFT_WORDS)).toHaveCount(0);
});

test('other pages show published content, and the link back returns to the draft', async ({
  page,
}) => {
  await page.goto(addressOf('product', edited));
  await showsDraft(page);
  await page.getByRole('navigation').getByRole('link', { name: 'Products' }).first().click();
  await expect(page).toHaveURL(`${SITE}/product`);
  await expect(banner(page)).toHaveCount(0);
  await expect(page.getByText(await publishedTitle('products', edited)).first()).toBeVisible();
  await expect(page.getByText(DRAFT_WORDS)).toHaveCount(0);
  await page.goBack();
  await showsDraft(page);
});

test('a preview URL pasted into the tab of its own page opens the preview', async ({ page }) => {
  await page.goto(`${SITE}/product-detail/${edited}`);
  await expect(heading(page)).toContainText(await publishedTitle('products', edited));
  await page.goto(addressOf('product', edited));
  await showsDraft(page);
});

test('no file of the site contains text of a draft', () => {
  const files = readdirSync(SITE_DIR, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /[.](?:html|json|rss|xml|txt|js|css|webmanifest)$/u.test(name),
  );
  expect(files).toEqual(expect.arrayContaining(['blog.rss', 'blog.json', 'sitemap.xml']));
  expect(existsSync(join(SITE_DIR, 'product-detail', edited, 'page.json'))).toBe(true);
  expect(existsSync(join(SITE_DIR, 'product-detail', unborn))).toBe(false);
  const holding = (words: string) =>
    files.filter((name) => readFileSync(join(SITE_DIR, name), 'utf8').includes(words));
  expect(holding('How a tear forms').length).toBeGreaterThan(3);
  for (const words of [DRAFT_WORDS, unborn, DRAFTS.post.unborn]) expect(holding(words)).toEqual([]);
});
