import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { anEnquiry } from '../an-enquiry.ts';
import { ask, SITE, VISITOR } from '../cms-under-test.ts';
import { makeProduct } from '../create-content.ts';
import { allowlistAsMarkdown, KINDS, QUERY_ALLOWLIST } from './allowlist-as-markdown.mjs';

const beside = (path) => new URL(path, import.meta.url);
const recorded = JSON.parse(readFileSync(beside('../../fixtures/answers-to-contracts.json')));
const BY_SITE = [
  ...new Set(
    Object.values(recorded)
      .flat()
      .map(({ request }) => request)
      .filter((request) => /^GET \/api\/(?:products|blogs)/.test(request)),
  ),
].map((request) => request.slice('GET '.length));

/**
 * Encodes the search texts of a recorded path, because recorded paths are decoded and the texts may
 * contain a `&` or a `#`.
 */
const encoded = (path) =>
  path.replaceAll(/(?<=\$containsi\]=).*?(?=&\w+\[|&locale=|$)/gs, encodeURIComponent);

const statusesOf = async (paths, as = VISITOR) => {
  const refused = [];
  for (const path of paths) {
    const { status, body } = await ask(path, { as });
    if (status === 400) refused.push(`${path}: ${body.error.message}`);
  }
  return refused;
};

describe('a query of the site', () => {
  it.each([
    '/api/products?pagination[withCount]=true&populate=*',
    '/api/products?pagination[withCount]=true&pagination[limit]=4&populate=*',
    '/api/blogs?populate=*',
    '/api/blogs?sort=createdAt:desc&pagination[start]=0&pagination[limit]=3&locale=en',
    '/api/products?fields[0]=Title&fields[1]=Price&sort[0]=Price:asc&sort[1]=documentId:asc',
    '/api/products?filters[Rating][$gt]=3&populate=productimage&pagination[page]=1&pagination[pageSize]=3',
    '/api/products?pagination[page]=999999&pagination[pageSize]=1000',
    '/api/products?sort=&filters=&locale=',
  ])('a query of the site is answered: %s', async (path) => {
    for (const as of [VISITOR, SITE]) expect((await ask(path, { as })).status).toBe(200);
  });

  it('a query of the site that the contract tests recorded is not refused for a visitor', async () => {
    expect(BY_SITE.length).toBeGreaterThan(60);
    expect(await statusesOf(BY_SITE.map(encoded))).toEqual([]);
  });
});

const FITTING = {
  integer: '1',
  number: '3.5',
  day: '2025-03-12',
  moment: '2025-03-12T10:00:00.000Z',
  text: 'resin',
};

const conditionsOn = (field, { operators, value }) =>
  operators.map((operator) => {
    if (/null/i.test(operator)) return `filters[${field}][${operator}]=true`;
    const one = `filters[${field}][${operator}]`;
    const fitting = encodeURIComponent(FITTING[value]);
    return operator === '$between'
      ? `${one}[]=${fitting}&${one}[]=${fitting}`
      : `${one}=${fitting}`;
  });

describe.each([
  ['products', 'api::product.product'],
  ['blogs', 'api::blog.blog'],
])('for %s the allowlist allows', (list, uid) => {
  const { fields, populate } = QUERY_ALLOWLIST[uid];
  const kinds = Object.entries(fields).map(([field, kind]) => [field, KINDS[kind]]);
  const queries = {
    'each filter': kinds.flatMap(([field, kind]) => conditionsOn(field, kind)),
    'each order': kinds.flatMap(([field, { sortable }]) =>
      sortable ? [`sort=${field}`, `sort[${field}]=desc`] : [],
    ),
    'each field': [...Object.keys(fields).map((field) => `fields=${field}`), 'fields=*'],
    'each populate': Object.keys(populate).flatMap((name) => [
      `populate=${name}`,
      `populate[0]=${name}`,
      `populate[${name}]=true`,
    ]),
  };

  it.each(Object.entries(queries))('the allowlist allows %s', async (_, asked) => {
    for (const query of asked) {
      const { status, body } = await ask(`/api/${list}?${query}`);
      expect(status, `${query}: ${JSON.stringify(body)}`).toBe(200);
    }
  });
});

describe('a refusal', () => {
  it.each([
    ['filters[Nope][$eq]=1', 'Invalid key Nope', { key: 'Nope', path: null, param: 'filters' }],
    [
      'filters[Rating][$bigger]=3',
      'Invalid key $bigger at Rating',
      { key: '$bigger', path: 'Rating', param: 'filters' },
    ],
    ['sort=Nope:desc', 'Invalid key Nope', { key: 'Nope', path: null, param: 'sort' }],
    ['fields[0]=Nope', 'Invalid key Nope', { key: 'Nope', path: null, param: 'fields' }],
    ['populate=nope', 'Invalid key nope', { key: 'nope', path: 'nope', param: 'populate' }],
    ['utm_source=x', 'Invalid key utm_source', { key: 'utm_source', path: null }],
  ])('a refusal is worded like Strapi’s own: %s', async (query, message, details) => {
    const { status, body } = await ask(`/api/products?${query}`);
    expect(status).toBe(400);
    expect(body).toEqual({
      data: null,
      error: {
        status: 400,
        name: 'ValidationError',
        message,
        details: expect.objectContaining({ ...details, source: 'query' }),
      },
    });
  });

  it.each([
    ['filters[Rating][$gt]=abc', 'Invalid value of $gt at Rating: expected a number'],
    ['sort=Price:up', 'Invalid order. order can only be one of asc|desc|ASC|DESC'],
    ['pagination[page]=first', 'Invalid page parameter'],
    [`filters[${'x'.repeat(500)}]=1`, `Invalid key ${'x'.repeat(60)}`],
  ])('a refusal names what is wrong: %s', async (query, message) => {
    const { status, body } = await ask(`/api/products?${query}`);
    expect(status).toBe(400);
    expect(body.error.message).toBe(message);
  });

  it('a refusal is the response to an enquiry with a query', async () => {
    const { status, body } = await ask('/api/enquiries?populate=*', { data: anEnquiry() });
    expect(status).toBe(400);
    expect(body.error.message).toBe('Invalid key populate');
  });
});

it.each([{ 'Strapi-Response-Format': 'v4' }, { 'Strapi-Encode-Source-Maps': 'true' }])(
  'no header changes the shape of a response: %o',
  async (headers) => {
    await makeProduct({ Title: 'Sacra', Price: 20, facts: [{ label: 'Origin', value: 'Sanaag' }] });
    const path = '/api/products?populate=*&sort=documentId';
    expect((await ask(path, { headers })).body).toEqual((await ask(path)).body);
  },
);

it('cms/README.md contains the tables of the allowlist', () => {
  expect(readFileSync(beside('../../../cms/README.md'), 'utf8')).toContain(allowlistAsMarkdown());
});
