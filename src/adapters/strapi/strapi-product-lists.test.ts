import { describe, expect, it } from 'vitest';
import { aNetwork, listOf } from '../../../test/builders/a-network';
import { aProblemLog } from '../../../test/builders/a-problem-log';
import { aProductWire } from '../../../test/builders/a-product-wire';
import { strapiClient } from './http/strapi-client';
import { strapiProductCatalogue } from './strapi-product-catalogue';

const client = strapiClient({ host: 'https://cms.example', token: 'a-token' });
const catalogue = strapiProductCatalogue(client, aProblemLog());
const PICTURE =
  'populate[productimage][fields][0]=url&populate[productimage][fields][1]=alternativeText' +
  '&populate[productimage][fields][2]=width&populate[productimage][fields][3]=height' +
  '&populate[productimage][fields][4]=size&populate[productimage][fields][5]=formats';
const HEADERS = { accept: 'application/json', authorization: 'Bearer a-token' };

describe('the calls of the home page', () => {
  it('the calls of the home page request all products with all relations, counted and unsorted', async () => {
    const { calls } = aNetwork(listOf([aProductWire()]));
    await catalogue.list();
    expect(calls).toEqual([
      {
        method: 'GET',
        address: 'https://cms.example/api/products',
        query: 'pagination[withCount]=true&populate=*',
        headers: HEADERS,
        body: undefined,
      },
    ]);
  });

  it('the products section of the home page requests four products', async () => {
    const { calls } = aNetwork(listOf([]));
    await catalogue.list({ limit: 4 });
    expect(calls).toMatchObject([
      {
        address: 'https://cms.example/api/products',
        query: 'pagination[withCount]=true&pagination[limit]=4&populate=*',
        headers: HEADERS,
      },
    ]);
  });
});

describe('the call of a search', () => {
  const queryOf = async (query: Parameters<typeof catalogue.search>[0]) => {
    const { calls } = aNetwork(listOf([]), listOf([]));
    await catalogue.search(query);
    return calls.map((call) => call.query);
  };

  it('the call of a search contains an order, a page and only the needed picture fields', async () => {
    expect(await queryOf({})).toEqual([
      'sort[0]=createdAt:asc&sort[1]=documentId:asc' +
        `&pagination[page]=1&pagination[pageSize]=12&pagination[withCount]=true&${PICTURE}`,
    ]);
  });

  it.each([
    ['featured', 'createdAt:asc'],
    ['newest', 'createdAt:desc'],
    ['price-up', 'Price:asc'],
    ['price-down', 'Price:desc'],
    ['rating', 'Rating:desc'],
  ] as const)('the call of a search sorts "%s" by %s, ties by id', async (sort, order) => {
    expect((await queryOf({ sort }))[0]).toMatch(
      new RegExp(`^sort\\[0\\]=${order}&sort\\[1\\]=documentId:asc&`, 'u'),
    );
  });

  it('the call of a search contains page, text, titles, volumes, rating, prices and locale', async () => {
    const [query] = await queryOf({
      page: 3,
      pageSize: 24,
      text: ' 50% "Maydi" & co ',
      titles: ['Maydi, Bulk'],
      volumes: ['Ten ml', 'Bulk'],
      minimumRating: 4,
      minimumPrice: 0,
      maximumPrice: 99.5,
      locale: 'so',
    });
    expect(query).toBe(
      'sort[0]=createdAt:asc&sort[1]=documentId:asc' +
        `&pagination[page]=3&pagination[pageSize]=24&pagination[withCount]=true&${PICTURE}` +
        '&filters[$and][0][$or][0][Title][$containsi]=50% "Maydi" & co' +
        '&filters[$and][0][$or][1][Description][$containsi]=50% "Maydi" & co' +
        '&filters[$and][1][Title][$in][0]=Maydi, Bulk' +
        '&filters[$and][2][Volume][$in][0]=Ten ml&filters[$and][2][Volume][$in][1]=Bulk' +
        '&filters[$and][3][Rating][$gte]=4' +
        '&filters[$and][4][Price][$gte]=0&filters[$and][4][Price][$lte]=99.5&locale=so',
    );
  });

  it('the call of a search has no filters for empty values', async () => {
    const [query] = await queryOf({ text: '  ', titles: [], volumes: [] });
    expect(query).not.toContain('filters');
  });

  it('the call of a search by rating lists the rated and counts the unrated separately', async () => {
    const [rated, unrated] = await queryOf({ sort: 'rating', text: 'oil', locale: 'so' });
    expect(rated).toContain('&filters[$and][1][Rating][$notNull]=true&locale=so');
    expect(unrated).toBe(
      'filters[$and][0][$or][0][Title][$containsi]=oil' +
        '&filters[$and][0][$or][1][Description][$containsi]=oil' +
        '&filters[$and][1][Rating][$null]=true' +
        '&fields[0]=documentId&sort=documentId:asc' +
        '&pagination[page]=1&pagination[pageSize]=1&pagination[withCount]=true&locale=so',
    );
  });

  it('the call of a search fits into an address at its longest', async () => {
    const volumes = ['Ten ml', 'Thirty ml', 'Bulk'] as const;
    const text = '漢'.repeat(5000);
    const { calls } = aNetwork(listOf([]), listOf([]));
    await catalogue.search({ text, volumes, minimumPrice: 1e9, sort: 'rating', locale: 'so' });
    expect(calls).toHaveLength(2);
    for (const { query } of calls) expect(encodeURIComponent(query).length).toBeLessThan(16_000);
  });
});

describe('a count', () => {
  it('a count requests one id and reads the total', async () => {
    const { calls } = aNetwork(listOf([{ id: 1, documentId: 'a' }], { total: 1234 }));
    await expect(catalogue.count({ volumes: ['Bulk'] })).resolves.toBe(1234);
    expect(calls[0]?.query).toBe(
      'filters[$and][0][Volume][$in][0]=Bulk&fields[0]=documentId&sort=documentId:asc' +
        '&pagination[page]=1&pagination[pageSize]=1&pagination[withCount]=true',
    );
  });
});
