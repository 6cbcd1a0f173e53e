import type { Page } from '@playwright/test';
import { HOME } from '../../src/adapters/embedded/texts/home';
import { POST_PAGE } from '../../src/adapters/embedded/texts/post-page';
import { PRODUCT_PAGE } from '../../src/adapters/embedded/texts/product-page';
import { FACETS } from '../../src/domain/catalogue/product-query';
import { filterChips } from '../../src/ui/content/pages/products/filter-chips';
import { productFilters } from '../../src/ui/content/pages/products/product-filters';
import { productList } from '../../src/ui/content/pages/products/product-list';
import {
  ALL_INCOMPLETE,
  asEntries,
  FEW_POSTS,
  FEW_PRODUCTS,
  lackedBy,
  nameOf,
} from '../contracts/incomplete-content';
import { strictCms, type Without } from '../fake-cms/strict-cms';
import { catalogue } from './catalogue-page';
import { expect, type FakeCms, json, test } from './strapi-site';

const TITLES = FEW_PRODUCTS.map(({ Title }) => Title);

/**
 * Makes the CMS answer like a Strapi that lacks some fields and answers 400 to a query that names
 * them. Returns the requests that it refuses.
 */
function serveLacking(cms: FakeCms, without: Without): readonly string[] {
  const content = { products: asEntries(FEW_PRODUCTS), blogs: asEntries(FEW_POSTS) };
  const answer = strictCms(content, without);
  const refused: string[] = [];
  cms.on('/api', (request, response) => {
    const { status, body } = answer(request.url ?? '');
    if (status === 400) refused.push(decodeURIComponent(request.url ?? ''));
    json(body, status)(request, response);
  });
  return refused;
}

/** Records the browser's errors and warnings, except its own message for a 400 response. */
function complaintsOf(page: Page): readonly string[] {
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => {
    const own = message.text().includes('the server responded with a status of 400');
    if (!own && ['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  return complaints;
}

const nothingFailed = async (page: Page) => {
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByText(/Fail\w* to fetch/u)).toHaveCount(0);
};

// Apart from `ALL_INCOMPLETE`, these tests leave out only the rating or only the volume.
// `test/contracts/strapi-incomplete-content.test.ts` covers each missing field.
const WITHOUT_RATING: Without = { product: ['Rating'] };
const WITHOUT_VOLUME: Without = { product: ['Volume'] };

const titleOf = (without: Without) => nameOf(without) || 'nothing';
const of = (without: Without) => ({ product: [], blog: [], stamps: [], ...without });

for (const without of [WITHOUT_RATING, ALL_INCOMPLETE]) {
  test(`home without ${titleOf(without)} features no product, and makes the same requests as on any CMS`, async ({
    page,
    cms,
  }) => {
    const refused = serveLacking(cms, without);
    const complaints = complaintsOf(page);
    await page.goto('/');
    const products = page.getByRole('region', { name: 'Premium Frankincense Essential Oil' });
    await expect(products.getByRole('heading', { level: 3 })).toHaveText(TITLES);
    await expect(page.getByRole('region', { name: 'Featured Products' })).toContainText(
      HOME.featured.whenEmpty,
    );
    await expect(page.getByText('How a tear forms').first()).toBeAttached();
    expect(cms.requests.map(({ call }) => call).sort()).toEqual([
      'GET /api/blogs?populate=*',
      'GET /api/products?pagination[withCount]=true&pagination[limit]=4&populate=*',
      'GET /api/products?pagination[withCount]=true&populate=*',
    ]);
    await nothingFailed(page);
    expect([...refused, ...complaints]).toEqual([]);
  });
}

for (const without of [{}, WITHOUT_RATING, ALL_INCOMPLETE]) {
  const { product, stamps } = of(without);
  const unsupportedFilters = lackedBy(without);

  test(`the list without ${titleOf(without)} applies the supported part of a URL, and offers the supported filters`, async ({
    page,
    cms,
  }) => {
    const refused = serveLacking(cms, without);
    const complaints = complaintsOf(page);
    const { titles, rail, sort, chips, search } = catalogue(page);
    await page.goto('/product?volume=bulk&rating=2&sort=rating&q=e');
    await expect(titles.filter({ hasText: 'Beeyo' })).toHaveCount(1);
    await expect(chips).toHaveText([
      /“e”/u,
      ...(unsupportedFilters.includes('volume') ? [] : [/Bulk/u]),
      ...(unsupportedFilters.includes('rating') ? [] : [/2 stars and up/u]),
      filterChips.clear,
    ]);
    await expect(sort).toHaveValue(unsupportedFilters.includes('rating') ? 'featured' : 'rating');
    await page.getByRole('button', { name: filterChips.clear }).click();
    await expect(titles).toHaveCount(TITLES.length);

    await expect(rail.getByLabel(productFilters.lowestPrice)).toBeVisible();
    for (const facet of FACETS) {
      const offered = unsupportedFilters.includes(facet) ? 0 : 1;
      const filter = rail.getByRole('group', { name: productFilters[facet] });
      await expect(filter).toHaveCount(offered);
    }
    const orders = await sort.getByRole('option').allTextContents();
    expect(orders).toEqual([
      'Featured',
      productList.sorts['price-up'],
      productList.sorts['price-down'],
      ...(unsupportedFilters.includes('rating') ? [] : ['Rating']),
      ...(unsupportedFilters.includes('age') ? [] : [productList.sorts.newest]),
    ]);
    for (const order of orders) {
      await sort.selectOption({ label: order });
      await expect(titles).toHaveCount(TITLES.length);
    }
    if (!unsupportedFilters.includes('volume')) {
      await rail.getByLabel('Bulk').check();
      await expect(titles).toHaveCount(2);
    }
    await search.fill('beeyo');
    await expect(titles).toHaveText(['Beeyo']);
    await nothingFailed(page);
    // Each missing field is refused at most once, although the three counts by volume, both ends of
    // the price range and the list itself are requested at the same time.
    expect(refused.length).toBeLessThanOrEqual(product.length + stamps.length);
    expect(complaints).toEqual([]);
  });
}

for (const without of [WITHOUT_VOLUME, ALL_INCOMPLETE]) {
  const { product, blog, stamps } = of(without);

  test(`a product and a post without ${titleOf(without)} show their remaining fields`, async ({
    page,
    cms,
  }) => {
    const refused = serveLacking(cms, without);
    const complaints = complaintsOf(page);
    await page.goto('/product-detail/entry-1');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Maydi');
    const volumes = page.getByRole('list', { name: 'Volume' });
    await expect(volumes).toHaveCount(product.includes('Volume') ? 0 : 1);
    await expect(page.getByRole('region', { name: PRODUCT_PAGE.related.heading })).toContainText(
      'Beeyo',
    );
    await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
    await page.getByRole('searchbox').fill('tear');
    await page
      .getByRole('link', { name: /How a tear forms/u })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('How a tear forms');
    await expect(page.getByText('A shallow cut.')).toHaveCount(blog.includes('Body') ? 0 : 1);
    await expect(page.getByRole('heading', { name: POST_PAGE.readNext })).toBeVisible();
    await nothingFailed(page);
    // For each content type, a missing field is refused once, or twice when a prefetched page and
    // the current page request it at the same time. Both types have the fields in `stamps`.
    const most = 2 * (product.length + blog.length + 2 * stamps.length);
    expect(refused.length).toBeLessThanOrEqual(most);
    expect(complaints).toEqual([]);
  });
}
