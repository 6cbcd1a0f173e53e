import { describe, expect, it } from 'vitest';
import { aNetwork, failure, listOf, noConnection, one } from '../../../test/mothers/a-network';
import { aProblemLog } from '../../../test/mothers/a-problem-log';
import { aProduct } from '../../../test/mothers/a-product';
import { aProductDraft } from '../../../test/mothers/a-product-draft';
import { aProductWire } from '../../../test/mothers/a-product-wire';
import type { PictureId } from '../../application/ports/picture-library';
import { strapiClient } from './strapi-client';
import { strapiProductCatalogue } from './strapi-product-catalogue';

const log = aProblemLog();
const catalogue = strapiProductCatalogue(
  strapiClient({ host: 'https://cms.example', token: 'a-token' }),
  log,
);
const { id } = aProduct({ id: 'mg5gjubrk49r5b2zs6cda4g8' });
const PICTURE =
  'populate[productimage][fields][0]=url&populate[productimage][fields][1]=alternativeText' +
  '&populate[productimage][fields][2]=width&populate[productimage][fields][3]=height' +
  '&populate[productimage][fields][4]=size&populate[productimage][fields][5]=formats';
const HEADERS = { accept: 'application/json', authorization: 'Bearer a-token' };

describe('the calls of the home page', () => {
  it('ask for all products with everything, counted and unsorted', async () => {
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

  it('ask for four of them in the products section', async () => {
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

  it('names an order, a page and the few fields of a picture', async () => {
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
  ] as const)('sorts "%s" by %s, ties by id', async (sort, order) => {
    expect((await queryOf({ sort }))[0]).toMatch(
      new RegExp(`^sort\\[0\\]=${order}&sort\\[1\\]=documentId:asc&`, 'u'),
    );
  });

  it('carries page, text, titles, volumes, rating, prices and locale', async () => {
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

  it('narrows nothing by what is empty', async () => {
    const [query] = await queryOf({ text: '  ', titles: [], volumes: [] });
    expect(query).not.toContain('filters');
  });

  it('by rating lists the rated and counts the unrated beside them', async () => {
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

  it('fits an address also at its longest', async () => {
    const volumes = ['Ten ml', 'Thirty ml', 'Bulk'] as const;
    const text = '漢'.repeat(5000);
    const { calls } = aNetwork(listOf([]), listOf([]));
    await catalogue.search({ text, volumes, minimumPrice: 1e9, sort: 'rating', locale: 'so' });
    for (const { query } of calls) expect(encodeURIComponent(query).length).toBeLessThan(16_000);
  });
});

describe('a count', () => {
  it('asks for one id and reads the total', async () => {
    const { calls } = aNetwork(listOf([{ id: 1, documentId: 'a' }], { total: 1234 }));
    await expect(catalogue.count({ volumes: ['Bulk'] })).resolves.toBe(1234);
    expect(calls[0]?.query).toBe(
      'filters[$and][0][Volume][$in][0]=Bulk&fields[0]=documentId&sort=documentId:asc' +
        '&pagination[page]=1&pagination[pageSize]=1&pagination[withCount]=true',
    );
  });
});

describe('the calls of one product', () => {
  const address = 'https://cms.example/api/products/mg5gjubrk49r5b2zs6cda4g8';

  it('read it with everything', async () => {
    const { calls } = aNetwork(one(aProductWire()));
    await expect(catalogue.byId(id)).resolves.toMatchObject({
      id,
      title: 'Sacra Frankincense Oil',
    });
    expect(calls).toMatchObject([
      { method: 'GET', address, query: 'populate=*', headers: HEADERS },
    ]);
  });

  it('write it field by field', async () => {
    const draft = aProductDraft({
      picture: 'picture-1' as PictureId,
      gallery: ['picture-2' as PictureId],
      facts: [{ label: 'Notes', value: 'citrus' }],
    });
    const { calls } = aNetwork(one(aProductWire()));
    await expect(catalogue.create(draft)).resolves.toMatchObject({ id });
    expect(calls).toMatchObject([
      { method: 'POST', address: 'https://cms.example/api/products', query: 'populate=*' },
    ]);
    expect(calls[0]?.body).toEqual({
      data: {
        Title: 'Carterii Frankincense Oil',
        Description: 'Warm and balsamic, distilled slowly.',
        Price: 24,
        Rating: 4.5,
        Volume: 'Ten ml',
        productimage: 'picture-1',
        gallery: ['picture-2'],
        facts: [{ label: 'Notes', value: 'citrus' }],
      },
    });
  });

  it('change only what is given, null included', async () => {
    const { calls } = aNetwork(one(aProductWire()));
    await catalogue.update(id, { rating: null, price: 0 });
    expect(calls).toMatchObject([{ method: 'PUT', address, query: 'populate=*' }]);
    expect(calls[0]?.body).toEqual({ data: { Rating: null, Price: 0 } });
  });

  it('remove it', async () => {
    const { calls } = aNetwork(new Response(null, { status: 204 }));
    await expect(catalogue.remove(id)).resolves.toBeUndefined();
    expect(calls).toMatchObject([{ method: 'DELETE', address, query: '', body: undefined }]);
  });

  it('escape an id that is an address of its own', async () => {
    const { calls } = aNetwork(failure(404));
    await expect(catalogue.byId(aProduct({ id: '../blogs?x=1#y' }).id)).resolves.toBeNull();
    expect(calls[0]?.address).toBe('https://cms.example/api/products/..%2Fblogs%3Fx%3D1%23y');
  });

  it.each(['', '.', '..', '\ud83d'])(
    'are spared for an id that nothing has: %j',
    async (nobody) => {
      const { calls } = aNetwork();
      const nobodys = aProduct({ id: nobody }).id;
      await expect(catalogue.byId(nobodys)).resolves.toBeNull();
      await expect(catalogue.update(nobodys, {})).resolves.toBeNull();
      await expect(catalogue.remove(nobodys)).resolves.toBeUndefined();
      expect(calls).toEqual([]);
    },
  );
});

describe('an answer with nothing in it', () => {
  it('is no product when one was asked for', async () => {
    aNetwork(one(null), failure(404), failure(404));
    await expect(catalogue.byId(id)).resolves.toBeNull();
    await expect(catalogue.byId(id)).resolves.toBeNull();
    await expect(catalogue.update(id, { price: 1 })).resolves.toBeNull();
  });

  it('is malformed when products were asked for, or one was written', async () => {
    aNetwork(one(null), one(null), one(null));
    await expect(catalogue.list()).rejects.toMatchObject({ kind: 'malformed' });
    await expect(catalogue.search({})).rejects.toMatchObject({ kind: 'malformed' });
    await expect(catalogue.create(aProductDraft())).rejects.toMatchObject({ kind: 'malformed' });
  });

  it('is a failure when the list itself is not found', async () => {
    aNetwork(failure(404), failure(404), failure(404));
    await expect(catalogue.list()).rejects.toThrow('Not Found');
    await expect(catalogue.search({})).rejects.toThrow('Not Found');
    await expect(catalogue.count({})).rejects.toThrow('Not Found');
  });
});

describe('a broken answer', () => {
  it('skips the broken products of a list and reports each', async () => {
    const broken = [
      null,
      {},
      'a text',
      aProductWire({ documentId: null }),
      aProductWire({ Price: '42' }),
      aProductWire({ Rating: 7 }),
      // A draft as it would come if drafts were read: nothing in it is required.
      aProductWire({ Title: null, Price: null, publishedAt: null }),
    ];
    const reported = log.problems.length;
    aNetwork(listOf([...broken, aProductWire({ Title: 'Whole' })], { total: 8 }));
    const { items, total } = await catalogue.search({});
    expect(items.map(({ title }) => title)).toEqual(['Whole']);
    expect(total).toBe(8);
    expect(log.problems.slice(reported)).toEqual(
      broken.map(() => 'A product could not be read and was left out'),
    );
  });

  it('is malformed for one product, also when it is a list', async () => {
    aNetwork(one(aProductWire({ Rating: 7 })), one([]), one({}), new Response('{}'));
    for (const _ of Array(4)) {
      await expect(catalogue.byId(id)).rejects.toMatchObject({ kind: 'malformed' });
    }
  });

  it('is malformed when it is a page of a proxy', async () => {
    aNetwork(new Response('<html>'), new Response('<html>'));
    await expect(catalogue.list()).rejects.toThrow('Malformed answer');
    await expect(catalogue.byId(id)).rejects.toThrow('Malformed answer');
  });
});

describe('a failure', () => {
  it('of the network is passed on with its cause', async () => {
    const cause = noConnection();
    aNetwork(cause);
    const creating = catalogue.create(aProductDraft());
    await expect(creating).rejects.toMatchObject({ message: 'Network Error', cause });
  });

  it('of a write keeps what the CMS says is wrong', async () => {
    const details = { errors: [{ path: ['Rating'], message: 'Rating must be at most 5' }] };
    aNetwork(failure(400, { message: 'Rating must be at most 5', details }));
    await expect(catalogue.update(id, { rating: 9 })).rejects.toMatchObject({
      message: 'Bad Request',
      body: expect.stringContaining('Rating must be at most 5'),
    });
  });

  it('of a removal is one unless nothing was there', async () => {
    aNetwork(failure(403), failure(404));
    await expect(catalogue.remove(id)).rejects.toThrow('Forbidden');
    await expect(catalogue.remove(id)).resolves.toBeUndefined();
  });

  it('is the end of every read that the visitor left', async () => {
    const { calls } = aNetwork();
    const left = { signal: AbortSignal.abort() };
    const reads = [
      catalogue.list(left),
      catalogue.search({}, left),
      catalogue.search({ sort: 'rating' }, left),
      catalogue.count({}, left),
      catalogue.priceRange(left),
      catalogue.byId(id, left),
    ];
    for (const read of reads) await expect(read).rejects.toThrow('Request aborted');
    expect(calls).toEqual([]);
  });
});
