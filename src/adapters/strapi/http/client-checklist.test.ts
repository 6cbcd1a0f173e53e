import { describe, expect, it } from 'vitest';
import { aMediaWire } from '../../../../test/builders/a-media-wire';
import { aNetwork, failure, json, listOf, one } from '../../../../test/builders/a-network';
import { aPostSummary } from '../../../../test/builders/a-post';
import { aPostWire } from '../../../../test/builders/a-post-wire';
import { aProblemLog } from '../../../../test/builders/a-problem-log';
import { aProduct } from '../../../../test/builders/a-product';
import { aProductWire } from '../../../../test/builders/a-product-wire';
import { anEnquiry } from '../../../../test/builders/an-enquiry';
import { strapiBlog } from '../strapi-blog';
import { strapiEditableCatalogue } from '../strapi-editable-catalogue';
import { strapiEnquiryInbox } from '../strapi-enquiry-inbox';
import { strapiClient } from './strapi-client';

/**
 * These tests check, through the adapters, the main rules that a client of Strapi 5 must follow.
 * The tests of the individual modules cover the details.
 */
const client = strapiClient({ host: 'https://cms.example', token: '' });
const catalogue = strapiEditableCatalogue(client, aProblemLog());
const blog = strapiBlog(client, aProblemLog());
const { id } = aProduct();

/**
 * Makes every list call that has a sort order, except the call for topics. Returns the requests.
 */
async function everyListCall() {
  const ends = [{ Price: 1 }];
  const { calls } = aNetwork(
    ...[listOf([]), listOf([]), listOf([]), listOf([]), listOf(ends), listOf(ends)],
    ...[listOf([]), listOf([]), listOf([])],
  );
  await catalogue.search({ text: 'oil', volumes: ['Bulk'], locale: 'so' });
  await catalogue.search({ sort: 'rating' });
  await catalogue.count({ minimumRating: 4 });
  await catalogue.priceRange();
  await blog.search({ text: 'cut', locale: 'so' });
  await blog.neighbours(aPostSummary());
  expect(calls).toHaveLength(9);
  return calls;
}

describe('1. identity', () => {
  it('the id of an entry is its documentId, and the id of a part of a post is its type with its id', async () => {
    aNetwork(one(aProductWire({ id: 17 })), one(aProductWire({ id: 24 })));
    expect((await catalogue.byId(id))?.id).toBe((await catalogue.byId(id))?.id);
    const part = { id: 2, text: 'It gives.' };
    const Body = [
      { ...part, __component: 'blog-body.quote' },
      { ...part, __component: 'blog-body.text' },
    ];
    aNetwork(one(aPostWire({ Body })));
    const body = (await blog.byId(aPostSummary().id))?.body;
    expect(body?.map(({ key }) => key)).toEqual(['blog-body.quote:2', 'blog-body.text:2']);
  });
});

describe('2. order', () => {
  it('the order of every list call ends with the id, so that ties are broken', async () => {
    for (const { query } of await everyListCall()) {
      expect(query).toMatch(/sort(?:\[1\])?=documentId:(?:asc|desc)/u);
    }
  });
});

describe('3. pages', () => {
  it('the pages of a list follow the response: capped, in either shape, with or without a total', async () => {
    const item = aProductWire();
    aNetwork(
      listOf([item], { page: 2, pageSize: 100, pageCount: 3, total: 250 }),
      json({ data: [item], meta: { pagination: { start: 0, limit: 4 } } }),
      json({ data: [item], meta: { pagination: { page: 1, pageSize: 12 } } }),
    );
    const asked = { page: 2, pageSize: 1000 };
    expect(await catalogue.search(asked)).toMatchObject({ pageSize: 100, pageCount: 3 });
    expect(await catalogue.list({ limit: 4 })).toHaveLength(1);
    expect(await catalogue.search({})).toMatchObject({ page: 1, pageCount: 1, total: 1 });
  });
});

describe('4. absent fields', () => {
  it('absent fields read the same whether the key is missing, null or an empty list', async () => {
    const whole = aProductWire({ productimage: null, gallery: [], facts: [] });
    const { productimage: _, gallery: __, facts: ___, ...bare } = whole;
    aNetwork(one(whole), one(bare), one({ ...whole, gallery: null, facts: null }));
    const [first, ...others] = [
      await catalogue.byId(id),
      await catalogue.byId(id),
      await catalogue.byId(id),
    ];
    for (const other of others) expect(other).toEqual(first);
    expect(first).toMatchObject({ picture: null, gallery: [], facts: [] });
  });
});

describe('5. pictures', () => {
  it('pictures have absolute addresses, on the host of the CMS when relative, and always at least one file', async () => {
    const relative = aMediaWire({ formats: null });
    const absolute = aMediaWire({ url: 'https://cdn.example/o.jpg', formats: null, width: null });
    const pictures = [relative, absolute].map((productimage) => aProductWire({ productimage }));
    aNetwork(listOf(pictures));
    const products = await catalogue.list();
    expect(products.map(({ picture }) => picture?.url)).toEqual([
      'https://cms.example/uploads/tears.jpg',
      'https://cdn.example/o.jpg',
    ]);
  });
});

describe('6. parameters', () => {
  it('the parameters of requests are only those that a strict CMS accepts', async () => {
    const known = ['sort', 'pagination', 'fields', 'populate', 'filters', 'locale'];
    for (const { query } of await everyListCall()) {
      const names = [...new URLSearchParams(query).keys()].map((name) => name.split('[')[0]);
      expect(known).toEqual(expect.arrayContaining(names));
    }
  });
});

describe('7. authorization', () => {
  it('a request has no authorization header without a token', async () => {
    for (const { headers } of await everyListCall()) {
      expect(headers).not.toHaveProperty('authorization');
    }
  });
});

describe('8. responses that are not JSON', () => {
  it.each([
    [405, 'Method Not Allowed', 'Generic Error'],
    [431, '', 'Generic Error'],
    [500, '<html>', 'Internal Server Error'],
    [200, '<html>', 'Malformed answer'],
  ])(
    'a response of status %i that is not JSON is distinguished before parsing: "%s"',
    async (status, body, message) => {
      aNetwork(new Response(body, { status }));
      await expect(catalogue.list()).rejects.toMatchObject({ message, status, body });
    },
  );

  it('the response to a removal may be empty', async () => {
    aNetwork(new Response(null, { status: 204 }));
    await expect(catalogue.remove(id)).resolves.toBeUndefined();
  });
});

describe('9. errors of a form', () => {
  it('the errors of a form belong to their fields, and to the whole form without a field', async () => {
    const errors = [{ path: ['email'], message: 'email must be a valid email', name: 'x' }];
    aNetwork(
      failure(400, { message: '1 error', details: { errors } }),
      failure(400, { message: 'Invalid key website', details: { key: 'website' } }),
    );
    const inbox = strapiEnquiryInbox(client);
    await expect(inbox.send(anEnquiry())).resolves.toMatchObject({
      problems: { email: { code: 'refused' } },
    });
    await expect(inbox.send(anEnquiry())).rejects.toMatchObject({
      message: 'Bad Request',
      body: expect.stringContaining('Invalid key website'),
    });
  });
});

describe('10. dates', () => {
  it("a post shows the editor's date rather than publishedAt, and is sorted by createdAt, which no edit changes", async () => {
    const dates = { publishedOn: '2025-03-10', publishedAt: '2025-06-01T00:00:00.000Z' };
    const { calls } = aNetwork(listOf([aPostWire(dates)]));
    const { items } = await blog.search({});
    expect(items[0]).toMatchObject({
      publishedOn: '2025-03-10',
      createdAt: '2025-03-12T08:00:00.000Z',
    });
    expect(calls[0]?.query).toContain('sort[0]=createdAt:desc');
  });
});

describe('11. numbers and texts', () => {
  it('numbers and texts may be null, and texts are unchanged', async () => {
    const Title = '<script>alert(1)</script>';
    aNetwork(listOf([aProductWire({ Title, Price: null, Rating: null })]));
    expect(await catalogue.list()).toMatchObject([{ title: Title, price: null, rating: null }]);
  });
});

describe('12. long queries', () => {
  it('long queries are not sent, because beyond 100 values the CMS would ignore the filter and return everything', async () => {
    const { calls } = aNetwork(listOf([]));
    const titles = Array.from({ length: 101 }, (_, index) => `Oil ${index}`);
    await expect(catalogue.search({ titles })).rejects.toThrow(RangeError);
    expect(calls).toEqual([]);
  });
});
