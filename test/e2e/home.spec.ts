import * as failures from '../../src/ui/content/messages/failures';
import { expect, type Page, test } from './browser-test';
import { whole } from './hydrated-page';

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Headings of the sections of the home page, in the order that the owner prescribed. */
const PARTS = [
  'Ancient purity, modern wellness Frankincense from Somalia',
  'Featured Products',
  'Carterii and Maydi compared',
  'Premium Frankincense Essential Oil',
  'Order by enquiry',
  'Rooted in Somali Tradition',
  'Sustainability',
  'Harvested with Respect for Earth & Community',
  'SOME WORDS FROM OUR CLIENTS',
  'RELATED TOPICS',
  'Find your batch',
  'Join Our Journey Of Purity & Heritage',
];

test('every part is a section labelled by its heading, in the order of the specification; headings skip no level, and equal links differ in their accessible names', async ({
  page,
}) => {
  await page.goto('/');
  await expect(region(page, 'Featured Products').getByRole('listitem')).toHaveCount(3);
  const labels = await page.evaluate(() =>
    [...document.querySelectorAll('main section[aria-labelledby], footer section')].map((section) =>
      document
        .getElementById(section.getAttribute('aria-labelledby') ?? '')
        ?.textContent?.replace(/\s+/gu, ' ')
        .trim(),
    ),
  );
  expect(labels).toEqual(PARTS);

  await expect(region(page, 'RELATED TOPICS').getByRole('heading', { level: 3 })).not.toHaveCount(
    0,
  );
  const levels = await page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ tagName }) =>
      Number(tagName[1]),
    ),
  );
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  expect(levels[0]).toBe(1);
  for (const [place, level] of levels.entries()) {
    expect(level - (levels[place - 1] ?? 0), `heading ${place + 1}`).toBeLessThanOrEqual(1);
  }

  const links = page.getByRole('link', { name: /^Explore More/u });
  await expect(links).toHaveCount(3);
  // The links have the same visible text, and their accessible names begin with that text.
  const seen = await links.locator('span:first-child').allInnerTexts();
  expect(seen.map((text) => text.trim()).filter((text) => text === 'Explore More')).toHaveLength(3);
  const names = (await links.allTextContents()).map((text) => text.trim());
  expect(new Set(names).size).toBe(3);
});

const LINKS = [
  ['Ancient purity', 'Shop Now', '/product'],
  ['Featured Products', 'Explore More', '/product'],
  ['Premium Frankincense', 'Explore More', '/product'],
  ['Rooted in Somali Tradition', 'Explore Our Oil', '/product'],
  ['Harvested with Respect', 'Meet Our Harversters', '/about'],
  ['Join Our Journey', 'Shop Now', '/product'],
] as const;

test('each link leads to its page and moves the focus to its heading', async ({ page }) => {
  test.slow();
  await page.goto('/');
  for (const [part, label, address] of LINKS) {
    await test.step(`'${label}' in '${part}' links to ${address}`, async () => {
      await whole(page);
      const link = page.getByRole('region', { name: part }).getByRole('link', { name: label });
      await expect(link).toHaveAttribute('href', address);
      await link.click();
      await expect(page).toHaveURL(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Ancient purity');
    });
  }
});

test('featured cards show only picture and title; product cards show rating and price; the sustainability headings and the three claims match the specification', async ({
  page,
}) => {
  await page.goto('/');
  const featured = region(page, 'Featured Products').getByRole('listitem');
  await expect(featured).toHaveCount(3);
  for (const card of await featured.all()) {
    await expect(card.getByRole('link')).toHaveAttribute('href', '/product');
    await expect(card.getByRole('heading', { level: 3 })).toHaveCount(1);
    const title = await card.getByRole('heading').textContent();
    expect((await card.textContent())?.trim()).toBe(title);
    await expect(card.locator('picture')).toHaveCount(1);
  }

  const cards = region(page, 'Premium Frankincense Essential Oil').getByRole('listitem');
  await expect(cards).toHaveCount(4);
  await expect(cards.first().getByRole('link')).toHaveAttribute(
    'href',
    '/product-detail/frankincense-roll-on-blend',
  );
  const rated = cards.filter({
    has: page.getByRole('img', { name: /^[\d.]+ out of 5, sample$/u }),
  });
  await expect(rated).toHaveCount(2);
  await expect(rated.first()).toContainText(/\(\d(\.\d)?\)/u);
  await expect(cards.first()).toContainText(/\$\d+\.\d\d/u);

  const band = page.locator('#sustainability');
  await expect(band.getByRole('heading', { level: 3 })).toHaveText([
    'Wild Harvesting',
    'Fair Trade',
    'Zero Waste',
    'Cultural Preservation',
  ]);
  await expect(
    region(page, 'Harvested with Respect for Earth & Community').getByRole('listitem'),
  ).toHaveText([
    'Wild-harvested to protect Boswellia forests',
    'Fair wages for Somali harvesters',
    'Preserving 1,000-year-old traditions',
  ]);
});

test('an empty catalogue says so and links to another page', async ({ page }) => {
  await page.goto('/?scenario=empty');
  const products = region(page, 'Premium Frankincense Essential Oil');
  await expect(
    products.getByText('Products not available at the moment.', { exact: true }),
  ).toBeVisible();
  await expect(products.getByRole('link', { name: 'Explore More' })).toBeVisible();
  await expect(
    region(page, 'Featured Products').getByText(/No product is featured/u),
  ).toBeVisible();
  await expect(region(page, 'RELATED TOPICS').getByText(/No posts yet/u)).toBeVisible();
});

test('while the content loads, placeholders of its size are shown', async ({ page }) => {
  await page.goto('/?scenario=slow');
  const products = region(page, 'Premium Frankincense Essential Oil');
  await expect(products.getByRole('status')).toHaveText(/Loading/u);
  const height = async () => (await products.boundingBox())?.height ?? 0;
  const waiting = await height();
  await expect(products.getByRole('listitem')).toHaveCount(4);
  // Allows a difference of less than 60 px, because a title may take one more line.
  expect(Math.abs((await height()) - waiting)).toBeLessThan(60);
});

test('a failing CMS leaves the page usable, with an error message and a retry', async ({
  page,
}) => {
  await page.goto('/?scenario=error-503');
  for (const name of [
    'Featured Products',
    'Premium Frankincense Essential Oil',
    'RELATED TOPICS',
  ]) {
    const panel = region(page, name).getByRole('alert');
    await expect(panel).toContainText('Service Unavailable');
    await expect(panel.getByRole('button', { name: failures.retry })).toBeVisible();
  }
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('#sustainability')).toBeAttached();

  const products = region(page, 'Premium Frankincense Essential Oil');
  // Observes the section, because the loading state is so short that polling could miss it.
  await products.evaluate((section) => {
    new MutationObserver(() => {
      const said = section.querySelector('[role=status]')?.textContent ?? '';
      if (/Loading/u.test(said)) section.setAttribute('data-waited', '');
    }).observe(section, { childList: true, subtree: true });
  });
  await products.getByRole('button', { name: failures.retry }).click();
  await expect(products).toHaveAttribute('data-waited');
  await expect(products.locator(':focus')).toHaveCount(1);
});

test('hostile content is shown as text: no script runs, and no error occurs', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto('/?scenario=hostile');
  await expect(
    region(page, 'Premium Frankincense Essential Oil').getByRole('listitem'),
  ).toHaveCount(4);
  await expect(
    region(page, 'Premium Frankincense Essential Oil').getByText('<script>', { exact: false }),
  ).not.toHaveCount(0);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => (window as { hacked?: unknown }).hacked)).toBeUndefined();
  expect(errors).toEqual([]);
});

for (const count of [1, 2, 3]) {
  test(`${count} products fill their row`, async ({ page }) => {
    await page.goto(`/?scenario=many&products=${count}`);
    const products = region(page, 'Premium Frankincense Essential Oil');
    await expect(products.getByRole('listitem')).toHaveCount(count);
    const [card, frame] = await Promise.all([
      products.getByRole('listitem').first().boundingBox(),
      products.getByRole('list').boundingBox(),
    ]);
    // Each card takes at least a third of the row; with four products it would take a quarter.
    expect((card?.width ?? 0) / (frame?.width ?? 1)).toBeGreaterThan(0.3);
  });
}
