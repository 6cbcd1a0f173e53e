import { PRODUCT_PAGE } from '../../src/adapters/embedded/texts/product-page';
import { blogPost } from '../../src/ui/content/pages/blog-post';
import { compare } from '../../src/ui/content/pages/compare';
import { productNotFound } from '../../src/ui/content/pages/product/product-not-found';
import { productPage } from '../../src/ui/content/pages/product/product-page';
import { productList } from '../../src/ui/content/pages/products/product-list';
import { expect, type Page, test } from './browser-test';
import { addressOf } from './catalogue-page';
import { roundTrip } from './wait-for';

const TEN = '/product-detail/frankincense-carterii-ten-ml';

const openProduct = async (page: Page, path: string, title: string | RegExp) => {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
};

const gallery = (page: Page) => page.getByRole('region', { name: productPage.gallery.label });
/** Returns the visible picture; the others are inert. */
const shown = (page: Page) =>
  gallery(page).getByRole('group').locator('> div:not([inert]) > [role=button]');
const thumbnail = (page: Page, place: number) =>
  gallery(page).getByRole('button', { name: `Picture ${place} of 4` });

/**
 * Checks the order of the parts of a product, and that its headings have the same left edge and
 * size.
 */
async function expectOneOrder(page: Page) {
  const main = page.getByRole('main');
  const parts = [
    gallery(page),
    main.getByRole('heading', { level: 1 }),
    main.getByText('$24.00').first(),
    page.getByRole('list', { name: 'Volume' }),
    main.getByRole('link', { name: PRODUCT_PAGE.ask.button }).first(),
    main.getByRole('heading', { name: PRODUCT_PAGE.hour.heading }),
    main.getByRole('heading', { name: PRODUCT_PAGE.tree.heading }),
    main.getByRole('heading', { name: PRODUCT_PAGE.safety.heading }),
    main.getByRole('heading', { name: PRODUCT_PAGE.related.heading }),
  ];
  const handles = await Promise.all(parts.map((part) => part.elementHandle()));
  const places = await page.evaluate(
    (elements) =>
      elements.map((element) => [...document.querySelectorAll('*')].indexOf(element as Element)),
    handles,
  );
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  const headings = parts.slice(5);
  const looks = await Promise.all(
    headings.map((heading) =>
      heading.evaluate((element) => [
        element.getBoundingClientRect().left,
        getComputedStyle(element).fontSize,
      ]),
    ),
  );
  expect(new Set(looks.map(String)).size).toBe(1);
}

test('a product page at 1440 px shows its facts, with its parts in order; its volumes link to each other, and a volume on request links to a question', async ({
  page,
}) => {
  await openProduct(page, TEN, 'Frankincense Carterii, Ten ml');
  const main = page.getByRole('main');
  await expect(page).toHaveTitle(/^Frankincense Carterii, Ten ml – /);
  await expect(main.getByText('$24.00').first()).toBeVisible();
  await expect(main.getByRole('img', { name: '4.5 out of 5, sample' }).first()).toBeVisible();
  const tree = page.getByRole('region', { name: PRODUCT_PAGE.tree.heading });
  await expect(tree.getByText('Burseraceae')).toBeVisible();
  await expect(
    tree.getByRole('term').filter({ hasText: /First minute|Botanical name/u }),
  ).toHaveCount(0);
  await expect(tree).toContainText('A study of 42 samples');
  const hour = page.getByRole('region', { name: PRODUCT_PAGE.hour.heading });
  await expect(hour.getByRole('term')).toHaveText(['First minute', 'A quarter hour', 'An hour on']);
  await expect(page.getByRole('region', { name: PRODUCT_PAGE.safety.heading })).toContainText(
    'Dilute before',
  );
  const related = page.getByRole('region', { name: PRODUCT_PAGE.related.heading });
  await expect(related.getByRole('heading', { level: 3 })).toHaveCount(4);
  await expect(related).not.toContainText('Frankincense Carterii');
  await test.step('order and left edge', () => expectOneOrder(page));

  const volumes = page.getByRole('list', { name: 'Volume' });
  await expect(volumes.getByRole('link', { name: 'Ten ml' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await volumes.getByRole('link', { name: 'Thirty ml' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Thirty ml/ })).toBeVisible();
  await openProduct(page, '/product-detail/maydi-frankincense-ten-ml', /Maydi/);
  await expect(volumes.getByRole('link')).toHaveText([
    /Ten ml\$32\.00/,
    /Thirty ml\$76\.00/,
    /BulkOn request/,
  ]);
  await volumes.getByRole('link', { name: 'Bulk On request' }).click();
  await expect
    .poll(() => addressOf(page))
    .toBe('/contactus?product=maydi-frankincense-ten-ml&volume=Bulk');
});

test('the parts of a product have the same order and its headings the same left edge at 768 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await openProduct(page, TEN, 'Frankincense Carterii, Ten ml');
  await expectOneOrder(page);
});

test('a product without a volume shows no volumes', async ({ page }) => {
  await openProduct(page, '/product-detail/frankincense-resin-tears', 'Frankincense Resin Tears');
  await expect(page.getByRole('list', { name: 'Volume' })).toHaveCount(0);
});

test('arrow keys change the picture, on the thumbnails and on the picture itself; a picture is enlarged in a dialog, can be changed there, and the focus is restored', async ({
  page,
}) => {
  await openProduct(page, TEN, 'Frankincense Carterii, Ten ml');
  await thumbnail(page, 1).focus();
  await page.keyboard.press('ArrowDown');
  await expect(thumbnail(page, 2)).toBeFocused();
  await expect(thumbnail(page, 2)).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('End');
  await expect(thumbnail(page, 4)).toBeFocused();
  const large = shown(page);
  await expect(large).toHaveCount(1);
  await expect(large).toHaveAccessibleName(/^Coiled straw basket/);
  await expect(large).toBeInViewport({ ratio: 0.5 });
  await large.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(thumbnail(page, 3)).toHaveAttribute('aria-current', 'true');
  await expect(large).toBeFocused();
  await expect(large).toHaveAccessibleName(/^Close view of a heap/);

  await thumbnail(page, 1).click();
  await expect(thumbnail(page, 1)).toHaveAttribute('aria-current', 'true');
  await expect(large).toBeInViewport({ ratio: 0.5 });
  await large.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: productPage.gallery.label });
  await expect(dialog).toBeVisible();
  const width = () =>
    dialog.locator('img').evaluate((image) => image.getBoundingClientRect().width);
  const fitted = await width();
  expect(fitted).toBeGreaterThan(100);
  await page.keyboard.press('+');
  await expect.poll(width).toBeCloseTo(fitted * 1.5, 0);
  await dialog.getByRole('button', { name: productPage.gallery.larger }).click();
  await expect.poll(width).toBeCloseTo(fitted * 2.25, 0);
  const frame = dialog.getByRole('group');
  const middle = await frame.evaluate(({ scrollTop }) => scrollTop);
  expect(middle).toBeGreaterThan(100);
  await frame.hover();
  await page.mouse.wheel(0, 120);
  await expect.poll(() => frame.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(middle);
  await page.keyboard.press('-');
  await page.keyboard.press('-');
  await expect.poll(width).toBeCloseTo(fitted, 0);
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('status')).toHaveText('Picture 2 of 4');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(large).toBeFocused();
  await expect(thumbnail(page, 2)).toHaveAttribute('aria-current', 'true');
});

test('sharing copies the URL on a device without the Web Share API', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openProduct(page, `${TEN}?scenario=sample`, 'Frankincense Carterii, Ten ml');
  await page.getByRole('button', { name: blogPost.share.label }).click();
  await expect(page.getByText(blogPost.share.copied)).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(new URL(TEN, page.url()).href);
});

test('sharing uses the Web Share API where it exists, and copies nothing when it is cancelled', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: async (data: unknown) => {
        Object.assign(window, { shared: data });
        throw new DOMException('closed', 'AbortError');
      },
    });
    Object.defineProperty(navigator.clipboard, 'writeText', {
      value: async (text: string) => void Object.assign(window, { copied: text }),
    });
  });
  await openProduct(page, TEN, 'Frankincense Carterii, Ten ml');
  await page.getByRole('button', { name: blogPost.share.label }).click();
  await expect
    .poll(() => page.evaluate(() => (window as { shared?: unknown }).shared))
    .toEqual({ title: 'Frankincense Carterii, Ten ml', url: new URL(TEN, page.url()).href });
  await roundTrip(page);
  expect(await page.evaluate(() => 'copied' in window)).toBe(false);
});

test('sharing shows an error when it cannot copy', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await openProduct(page, TEN, 'Frankincense Carterii, Ten ml');
  await page.getByRole('button', { name: blogPost.share.label }).click();
  await expect(page.getByText(blogPost.share.failed)).toBeVisible();
});

test('on a phone the parts of a product have the same order, and the ask link sticks to the bottom of the screen while it is out of view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openProduct(page, TEN, 'Frankincense Carterii, Ten ml');
  await test.step('order and left edge', () => expectOneOrder(page));
  const asks = page.getByRole('link', { name: PRODUCT_PAGE.ask.button });
  await expect(asks.last()).toBeInViewport();
  await asks.first().scrollIntoViewIfNeeded();
  await expect(asks).toHaveCount(1);
  await page.getByRole('heading', { name: PRODUCT_PAGE.tree.heading }).scrollIntoViewIfNeeded();
  // The first link is still in the page, above the window; the second one sticks to the bottom of
  // the screen.
  await expect(asks).toHaveCount(2);
  const bar = asks.last();
  await expect(bar).toBeInViewport();
  await expect(asks.first()).not.toBeInViewport();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(bar).not.toBeInViewport();
});

test('the page of a missing product says so, has its own title, and offers the list and a search', async ({
  page,
}) => {
  await openProduct(page, '/product-detail/never-bottled', productNotFound.title);
  await expect(page).toHaveTitle(/^This product is not here – /);
  await expect(page.getByRole('link', { name: compare.list.label })).toBeVisible();
  await page.getByLabel(productList.searchLabel).fill('tears 100%');
  await page.keyboard.press('Enter');
  await expect.poll(() => addressOf(page)).toBe('/product?q=tears+100%25');
});

test('a product that fails to load still has a title, a heading and a retry', async ({ page }) => {
  await page.goto(`${TEN}?scenario=error-503`);
  await expect(page.getByRole('alert')).toContainText('Service Unavailable');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page).toHaveTitle(/^Product – /);
});
