import type { ServerResponse } from 'node:http';
import { lists } from '../../src/ui/content/lists';
import { openCatalogue } from './catalogue-page';
import { aProduct } from './cms-content';
import { expect, type FakeCms, json, test } from './strapi-site';
import { roundTrip } from './wait-for';

const total = 5000;

const answerOf = (titles: readonly string[]) => ({
  data: titles.map((Title) => aProduct({ Title })),
  meta: { pagination: { page: 1, pageSize: 12, pageCount: 417, total } },
});

/** Whether a request is a search of the list. No other request asks for products with pictures. */
const isSearch = (call: string) =>
  call.includes('/api/products?') && call.includes('populate[productimage]');

/**
 * Answers requests for counts and the price range immediately. Adds each search to the returned
 * list and leaves it unanswered until the test calls its `find`.
 */
function holdSearches(cms: FakeCms) {
  const held: { readonly call: string; find(...titles: readonly string[]): void }[] = [];
  cms.on('/api/products', (request, response: ServerResponse) => {
    const call = decodeURIComponent(request.url ?? '');
    if (call.includes('fields[0]=Price'))
      return json({ data: [{ documentId: 'a', Price: 24 }] })(request, response);
    if (!isSearch(call)) return json(answerOf(['Count']))(request, response);
    held.push({ call, find: (...titles) => json(answerOf(titles))(request, response) });
  });
  return held;
}

const latest = async <T>(held: readonly T[], number: number): Promise<T> => {
  await expect.poll(() => held.length).toBe(number);
  return held[number - 1] as T;
};

test('responses in the wrong order never show an older list', async ({ page, cms }) => {
  const held = holdSearches(cms);
  const opening = openCatalogue(page);
  (await latest(held, 1)).find('All of it');
  const { titles, sort } = await opening;
  await expect(titles).toHaveText(['All of it']);
  await sort.selectOption('newest');
  const newest = await latest(held, 2);
  await sort.selectOption('price-down');
  const mostExpensive = await latest(held, 3);
  mostExpensive.find('The mostExpensive');
  await expect(titles).toHaveText(['The mostExpensive']);
  newest.find('The newest');
  await roundTrip(page);
  await expect(titles).toHaveText(['The mostExpensive']);
  await expect(sort).toHaveValue('price-down');
});

test('each change makes one search, and aborts an outdated one', async ({ page, cms }) => {
  const cancelled: string[] = [];
  page.on('requestfailed', (request) => cancelled.push(decodeURIComponent(request.url())));
  const held = holdSearches(cms);
  const opening = openCatalogue(page);
  (await latest(held, 1)).find('All of it');
  const { sort, rail, titles, pages } = await opening;
  await expect(titles).toHaveText(['All of it']);

  await sort.selectOption('newest');
  await latest(held, 2);
  await rail.getByLabel('Bulk').check();
  const bulk = await latest(held, 3);
  expect(bulk.call).toContain('[Volume][$in][0]=Bulk');
  bulk.find('In bulk');
  await expect(titles).toHaveText(['In bulk']);
  expect(cancelled.filter(isSearch)).toHaveLength(1);

  await pages.getByRole('link', { name: lists.next }).click();
  const second = await latest(held, 4);
  expect(second.call).toContain('pagination[page]=2');
  expect(second.call).toContain('pagination[pageSize]=12');
  second.find('Second page');
  await expect(titles).toHaveText(['Second page']);
  expect(cms.requests.filter(({ call }) => isSearch(call))).toHaveLength(4);
});

test('typing searches at pauses, not at each letter, and loses no letter', async ({
  page,
  cms,
}) => {
  const held = holdSearches(cms);
  const opening = openCatalogue(page);
  (await latest(held, 1)).find('All of it');
  const { search, titles } = await opening;
  await expect(titles).toHaveText(['All of it']);
  // Enters each text as one input event, because the time between keystrokes would depend on the
  // machine.
  await search.fill('frankincense');
  const found = await latest(held, 2);
  await search.fill('frankincense 100%');
  expect(found.call).toContain('[$containsi]=frankincense&');
  found.find('An older answer');
  const later = await latest(held, 3);
  expect(later.call).toContain('[$containsi]=frankincense 100%');
  await expect(search).toHaveValue('frankincense 100%');
  later.find('The answer');
  await expect(titles).toHaveText(['The answer']);
  await page.reload();
  await expect(search).toHaveValue('frankincense 100%');
});
