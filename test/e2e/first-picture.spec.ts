import { PRODUCT } from '../../config/site-pages.mjs';
import { expect, type Page, test } from './browser-test';
import { whole } from './hydrated-page';

const PICTURE = /[.](?:avif|webp|jpe?g|png)$/u;

const POST = '/blog-detail/how-a-tear-forms';

test.use({ viewport: { width: 390, height: 844 } });

/**
 * Opens a page, and checks that it preloads its first picture and requests no picture twice.
 * Returns the URLs of the requested pictures.
 */
async function expectPreload(page: Page, address: string): Promise<readonly string[]> {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (PICTURE.test(request.url())) asked.push(request.url());
  });
  await page.goto(address);
  await whole(page);
  const preload = page.locator('head link[rel=preload][as=image]').first();
  const best = page.locator('picture:has(img[fetchpriority=high]) source').first();
  const [inHead, inPage] = await Promise.all(
    [preload, best].map((element) =>
      element.evaluate((one) =>
        ['type', 'srcset', 'sizes'].map(
          (name) => one.getAttribute(name) ?? one.getAttribute(`image${name}`),
        ),
      ),
    ),
  );
  expect(inHead).toEqual(inPage);
  const shown = await page
    .locator('img[fetchpriority=high]')
    .first()
    .evaluate((image: HTMLImageElement) => image.currentSrc);
  expect(asked.filter((url) => url === shown)).toHaveLength(1);
  expect(new Set(asked).size).toBe(asked.length);
  return asked;
}

for (const address of ['/', '/product', POST, '/about', '/wholesale']) {
  test(`${address} preloads its first picture in the head, once, in the size that the page shows`, async ({
    page,
  }) => {
    await expectPreload(page, address);
  });
}

test('a product preloads its first picture in the same way, and the thumbnail of that picture is the same file', async ({
  page,
}) => {
  const asked = await expectPreload(page, PRODUCT);
  const fileOf = (image: HTMLImageElement) => image.currentSrc;
  const large = await page.locator('.gallery-track img').first().evaluate(fileOf);
  const thumbs = page.locator('.gallery-thumbs img');
  const smallFiles = await thumbs.evaluateAll((images) =>
    images.map((image) => (image as HTMLImageElement).currentSrc),
  );
  const [small, ...others] = smallFiles;
  expect(small).toBe(large);
  expect(others.length).toBeGreaterThan(0);
  for (const other of others) expect(other).toMatch(/-180[.]/u);
  expect(asked.filter((url) => url === large)).toHaveLength(1);
});
