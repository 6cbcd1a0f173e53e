import { sampleProducts } from '../../src/adapters/in-memory/sample/sample-products';
import { generatedContent } from '../../src/adapters/in-memory/scenarios/generated-content';
import { expect, type Page, type Request, test } from '../e2e/browser-test';
import { addressOf, catalogue, openCatalogue } from '../e2e/catalogue-page';
import { roundTrip } from '../e2e/wait-for';

// Runs on a CMS with 1,500 products: the sample products, and those that `npm run test:cms`
// generated.

const TOTAL = 1_500;
const LIST_LIMIT = 60_000;
const COUNT_LIMIT = 2_000;

const HELD = [
  ...sampleProducts,
  ...generatedContent({ products: TOTAL - sampleProducts.length, posts: 0 }).products,
];

interface Call {
  readonly url: string;
  /** Size of the response body before compression. */
  readonly bytes: number;
}

const isSmall = ({ url }: Call) => /pagination\[(?:pageSize|limit)\]=1(?:&|$)/u.test(url);

/**
 * Records the page's product requests with the sizes of their responses, and counts pending ones.
 */
function listenTo(page: Page) {
  const calls: Call[] = [];
  const underWay = new Set<Request>();
  const isOurs = (request: Request) =>
    request.method() === 'GET' && request.url().includes('/api/products?');
  page.on('request', (request) => isOurs(request) && underWay.add(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  page.on('requestfinished', async (request) => {
    if (!isOurs(request)) return;
    const body = await (await request.response())?.body();
    calls.push({ url: decodeURIComponent(request.url()), bytes: body?.length ?? 0 });
    underWay.delete(request);
  });
  return {
    /**
     * Waits until a list has loaded and no request is pending. Returns the requests since the last
     * call of `settled`.
     */
    async settled(): Promise<readonly Call[]> {
      await expect
        .poll(() => underWay.size === 0 && calls.some((call) => !isSmall(call)))
        .toBe(true);
      return calls.splice(0);
    },
    /** Returns the requests that `settled` has not returned yet. */
    rest: () => [...calls],
  };
}

const largest = (calls: readonly Call[]) => Math.max(0, ...calls.map(({ bytes }) => bytes));

test('each change makes one list request under 60 kB, and count requests under 2 kB each', async ({
  page,
}) => {
  const network = listenTo(page);
  await page.clock.install();
  const { count, rail, search, sort, titles, pages } = catalogue(page);
  const changes: readonly (readonly [string, () => Promise<unknown>, RegExp])[] = [
    ['the list as it comes', () => page.goto('/product'), /^1500 products$/u],
    ['a volume', () => rail.getByLabel('Bulk').check(), /\d products$/u],
    ['a rating', () => rail.getByLabel('4 stars and up').check(), /\d products$/u],
    ['an order', () => sort.selectOption('price-down'), /\d products$/u],
    ['a search', () => search.fill('maydi'), /\d products$/u],
    ['a page', () => pages.getByRole('link', { name: 'Next' }).click(), /page 2 of/u],
  ];
  for (const [what, change, countText] of changes) {
    await change();
    const calls = await network.settled();
    const lists = calls.filter((call) => !isSmall(call));
    const counts = calls.filter(isSmall);
    console.log(
      `${what}: a list of ${largest(lists)} B; ${counts.length} counts, the largest ${largest(counts)} B`,
    );
    expect(lists, what).toHaveLength(1);
    expect(largest(lists), what).toBeLessThan(LIST_LIMIT);
    expect(largest(counts), what).toBeLessThan(COUNT_LIMIT);
    await expect(count).toHaveText(countText);
    await expect(titles).toHaveCount(12);
  }
  // Checks that no timer of the page sends a request within the next ten seconds.
  await page.clock.fastForward(10_000);
  await roundTrip(page);
  expect(network.rest()).toEqual([]);
});

test('filters, search and order combine correctly on the whole catalogue', async ({ page }) => {
  const found = HELD.filter(
    ({ title, description, volume, rating }) =>
      volume === 'Thirty ml' && (rating ?? 0) >= 4.5 && /maydi/iu.test(`${title} ${description}`),
  );
  const prices = found.map(({ price }) => price ?? 0).sort((one, other) => other - one);
  expect(found.length).toBeGreaterThan(12);
  const { search, rail, sort, count, titles, results } = await openCatalogue(page);
  await search.pressSequentially('maydi', { delay: 60 });
  await rail.getByLabel('Thirty ml').check();
  await rail.getByLabel('4.5 stars and up').check();
  await sort.selectOption('price-down');
  await expect(search).toHaveValue('maydi');
  await expect(count).toHaveText(`${found.length} products`);
  await expect(titles).toHaveCount(12);
  const shown = async () =>
    ((await results.textContent())?.match(/\$[\d,]+\.\d\d/gu) ?? []).map((price) =>
      Number(price.replaceAll(/[$,]/gu, '')),
    );
  // Polls, because the count may be correct while the sorted list is still loading.
  await expect.poll(shown).toEqual(prices.slice(0, 12));

  const address = addressOf(page);
  const seen = await titles.allTextContents();
  await page.reload();
  await expect(titles).toHaveText(seen);
  await expect(search).toHaveValue('maydi');
  await expect(rail.getByLabel('Thirty ml')).toBeChecked();
  await expect(sort).toHaveValue('price-down');
  await expect.poll(() => addressOf(page)).toBe(address);
});

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`Back returns to the same card, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const { titles, count } = await openCatalogue(page, '?sort=price-up&page=100');
    await expect(count).toContainText('page 100 of 125');
    const card = titles.nth(8);
    await card.scrollIntoViewIfNeeded();
    const title = (await card.textContent()) ?? '';
    const top = () => card.evaluate((element) => element.getBoundingClientRect().top);
    const before = await top();
    await card.click();
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
    await page.goBack();
    await expect(card).toHaveText(title);
    await expect(card).toBeInViewport();
    await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(3);
  });
}
