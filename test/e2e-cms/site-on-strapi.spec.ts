import { sampleProducts } from '../../src/adapters/in-memory/sample/sample-products';
import { expect, type Page, test } from '../e2e/browser-test';

const problemsOf = (page: Page): string[] => {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  return problems;
};

const brokenPictures = (page: Page) =>
  page.evaluate(async () => {
    const pictures = [...document.querySelectorAll('main img')] as HTMLImageElement[];
    for (const picture of pictures) {
      picture.loading = 'eager';
      await picture.decode().catch(() => {});
    }
    return pictures.filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src);
  });

test('home shows the products and pictures of the CMS', async ({ page }) => {
  const problems = problemsOf(page);
  await page.goto('/');
  const products = page.getByRole('region', { name: 'Premium Frankincense Essential Oil' });
  await expect(products.getByRole('heading', { level: 3 })).toHaveText(
    sampleProducts.slice(0, 4).map(({ title }) => title),
  );
  const featured = sampleProducts.filter(({ rating }) => rating !== null && rating > 3).slice(0, 3);
  await expect(
    page.getByRole('region', { name: 'Featured Products' }).getByRole('heading', { level: 3 }),
  ).toHaveText(featured.map(({ title }) => title));
  const pictures = products.locator('img');
  await expect(pictures).not.toHaveCount(0);
  for (const picture of await pictures.all()) {
    await expect(picture).toHaveAttribute('src', new RegExp(`^${process.env.CMS_URL}/uploads/`));
  }
  expect(await brokenPictures(page)).toEqual([]);
  expect(problems).toEqual([]);
});

test('a product and a post show the content of the CMS, without an error', async ({ page }) => {
  const problems = problemsOf(page);
  await page.goto('/product');
  await page
    .getByRole('link', { name: sampleProducts[0]?.title ?? '' })
    .first()
    .click();
  await expect(page).toHaveURL(/\/product-detail\/[a-z0-9]{24}$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Frankincense Roll-on Blend');
  await expect(page.getByText('$18.00').first()).toBeVisible();
  expect(await brokenPictures(page)).toEqual([]);

  await page.goto('/blog');
  await page
    .getByRole('link', { name: /How a tear forms/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/blog-detail\/[a-z0-9]{24}$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('How a tear forms');
  expect(await brokenPictures(page)).toEqual([]);
  expect(problems).toEqual([]);
});

test('a draft is not found', async ({ page, request }) => {
  const draft = await request.post(`${process.env.CMS_URL}/api/products?status=draft`, {
    headers: { Authorization: `Bearer ${process.env.CMS_WRITE_TOKEN}` },
    data: { data: { Title: 'Not yet for sale', Price: 10 } },
  });
  const { data } = await draft.json();
  await page.goto(`/product-detail/${data.documentId}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByText('Not yet for sale')).toHaveCount(0);
});
