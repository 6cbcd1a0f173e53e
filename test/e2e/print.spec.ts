import { PAGES, POST, PRODUCT } from '../../config/site-pages.mjs';
import { SITE_DETAILS } from '../../src/adapters/embedded/embedded-site-details';
import { PRODUCT_PAGE } from '../../src/adapters/embedded/texts/product-page';
import { faultsOf, ON_SCREEN_ONLY, type Sheet, sheetsOf, wordsOf } from '../printed-pdf';
import { expect, type Page, test } from './browser-test';
import { aPost, list } from './cms-content';
import { whole } from './hydrated-page';
import { json, test as onStrapi } from './strapi-site';

const FORMATS = ['A4', 'Letter'] as const;

/**
 * Matches the name and the tagline of the brand without spaces, because the PDF splits
 * letter-spaced text into separate words.
 */
const BRAND_LINE = new RegExp(`${SITE_DETAILS.name}${SITE_DETAILS.line.replaceAll(' ', '')}`, 'iu');

async function printed(page: Page, format: (typeof FORMATS)[number]) {
  // Waits for the fonts, because the browser loads the preloaded fonts again for print.
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  return sheetsOf(await page.pdf({ format }));
}

/** Checks that a product prints on two pages, with its price, two main sections and a contact. */
function expectProduct(sheets: readonly Sheet[]) {
  expect(sheets).toHaveLength(2);
  const words = sheets.map(wordsOf).join(' ');
  for (const part of ['$24.00', PRODUCT_PAGE.tree.heading, PRODUCT_PAGE.hour.heading]) {
    expect(words).toContain(part);
  }
  expect(words).toContain(SITE_DETAILS.contact.email);
}

/** Checks that a post prints on at most five pages, with the URLs of its links. */
function expectPost(sheets: readonly Sheet[], baseURL: string | undefined) {
  expect(sheets.length).toBeLessThanOrEqual(5);
  const words = sheets.map(wordsOf).join('').replace(/\s/gu, '');
  expect(words).toContain(`pageonsustainability(${new URL('/sustainability', baseURL).href})`);
}

/** Checks that a printed product shows its illustration, and no picture wider than the paper. */
async function expectPlate(page: Page) {
  await page.setViewportSize({ width: 680, height: 1000 });
  const drawing = page.locator('.plate-drawing');
  await expect(drawing).toBeVisible();
  const plate = await page.locator('.plate').boundingBox();
  const drawingBox = await drawing.boundingBox();
  expect(drawingBox?.width).toBeGreaterThan((plate?.width ?? 0) * 0.8);
  const pictures = await page
    .locator('main img:visible')
    .evaluateAll((images) => images.map((image) => image.getBoundingClientRect().right));
  expect(pictures).toHaveLength(1);
  for (const right of pictures) expect(right).toBeLessThanOrEqual(680);
}

test('every page prints without faults on A4 and Letter; a product prints on two pages, and a post with the URLs of its links', async ({
  page,
  baseURL,
}) => {
  test.slow();
  const desk = page.viewportSize() ?? { width: 1440, height: 900 };
  for (const address of [...PAGES, '/blog-detail/the-dabqaad']) {
    await page.emulateMedia({ media: null });
    await page.goto(address);
    await whole(page);
    const headings = await page.locator('main :is(h1, h2, h3, h4)').allInnerTexts();
    for (const format of FORMATS) {
      await test.step(`${address} on ${format}`, async () => {
        const sheets = await printed(page, format);
        // Allows the label of a hidden control when a paragraph of the page mentions it.
        const named = await page.locator('main p').allInnerTexts();
        const unwanted = ON_SCREEN_ONLY.filter(
          (words) => !named.some((text) => text.includes(words)),
        );
        expect(faultsOf(sheets, unwanted, headings), `${address} on ${format}`).toEqual([]);
        const line = sheets.map(wordsOf).map((words) => words.replace(/\s/gu, ''));
        for (const words of line) expect(words).toMatch(BRAND_LINE);
        if (address === PRODUCT) expectProduct(sheets);
        if (address === POST) expectPost(sheets, baseURL);
      });
    }
    if (address === PRODUCT) {
      await expectPlate(page);
      await page.setViewportSize(desk);
    }
  }
});

onStrapi('the URL of a link whose text is that URL is not printed twice', async ({ page, cms }) => {
  const body =
    'See [https://example.org/a](https://example.org/a), [the study](https://example.org/b), ' +
    '[us](mailto:us@example.org) and [below](#part).\n\n## Part\n\nText.';
  const post = aPost({ Body: [{ __component: 'blog-body.text', id: 1, body }] });
  cms.on('/api/blogs', json(list([post])));
  cms.on(`/api/blogs/${post.documentId}`, json({ data: post, meta: {} }));
  await page.goto(`/blog-detail/${post.documentId}`);
  await whole(page);
  const words = (await printed(page, 'A4')).map(wordsOf).join('').replace(/\s/gu, '');
  expect(words).toContain('Seehttps://example.org/a,');
  expect(words).toContain('thestudy(https://example.org/b)');
  expect(words).toContain('us(us@example.org)');
  expect(words).toContain('andbelow.');
});
