import { describe, expect, it } from 'vitest';
import { aNetwork, failure, listOf, noConnection, one } from '../../../test/builders/a-network';
import { aProblemLog } from '../../../test/builders/a-problem-log';
import { aProduct } from '../../../test/builders/a-product';
import { aProductDraft } from '../../../test/builders/a-product-draft';
import { aProductWire } from '../../../test/builders/a-product-wire';
import { strapiClient } from './http/strapi-client';
import { strapiEditableCatalogue } from './strapi-editable-catalogue';

const log = aProblemLog();
const client = strapiClient({ host: 'https://cms.example', token: '' });
const catalogue = strapiEditableCatalogue(client, log);
const { id } = aProduct();

describe('an empty answer', () => {
  it('an empty answer is null for one product', async () => {
    aNetwork(one(null), failure(404), failure(404));
    await expect(catalogue.byId(id)).resolves.toBeNull();
    await expect(catalogue.byId(id)).resolves.toBeNull();
    await expect(catalogue.update(id, { price: 1 })).resolves.toBeNull();
  });

  it('an empty answer is malformed for a list or a write', async () => {
    aNetwork(one(null), one(null), one(null));
    await expect(catalogue.list()).rejects.toMatchObject({ kind: 'malformed' });
    await expect(catalogue.search({})).rejects.toMatchObject({ kind: 'malformed' });
    await expect(catalogue.create(aProductDraft())).rejects.toMatchObject({ kind: 'malformed' });
  });

  it('an empty answer is a failure when the list itself is not found', async () => {
    aNetwork(failure(404), failure(404), failure(404));
    await expect(catalogue.list()).rejects.toThrow('Not Found');
    await expect(catalogue.search({})).rejects.toThrow('Not Found');
    await expect(catalogue.count({})).rejects.toThrow('Not Found');
  });
});

describe('a broken answer', () => {
  it('a list skips its broken products and reports each', async () => {
    const broken = [
      null,
      {},
      'a text',
      aProductWire({ documentId: null }),
      aProductWire({ Title: '\u200b' }),
      // The CMS accepts drafts without their required fields. The site cannot read a product
      // without a title, but it can read one without a price.
      aProductWire({ Title: null, Price: null, publishedAt: null }),
    ];
    const reported = log.problems.length;
    aNetwork(listOf([...broken, aProductWire({ Title: 'Whole' })], { total: 7 }));
    const { items, total } = await catalogue.search({});
    expect(items.map(({ title }) => title)).toEqual(['Whole']);
    expect(total).toBe(7);
    expect(log.problems.slice(reported)).toEqual(
      broken.map(() => 'A product could not be read and was left out'),
    );
  });

  it('a product is shown without the fields that cannot be read, and each is reported once', async () => {
    const reported = log.problems.length;
    const wire = aProductWire({ Title: 'Odd', Price: -3, Rating: 5.5, Description: 7 });
    aNetwork(listOf([wire]), listOf([wire]), one(wire));
    await catalogue.search({});
    await expect(catalogue.list()).resolves.toMatchObject([{ title: 'Odd', price: null }]);
    await expect(catalogue.byId(id)).resolves.toMatchObject({ rating: null, description: '' });
    expect(log.problems.slice(reported)).toEqual([
      'Description of "Odd" was left out: it is 7',
      'Price of "Odd" was left out: it is -3',
      'Rating of "Odd" was left out: it is 5.5',
    ]);
  });

  it('reading one product reports a broken answer, such as a list, as malformed', async () => {
    aNetwork(one(aProductWire({ Title: ' ' })), one([]), one({}), new Response('{}'));
    for (const _ of Array(4)) {
      await expect(catalogue.byId(id)).rejects.toMatchObject({ kind: 'malformed' });
    }
  });

  it('reading products reports the HTML page of a proxy as a malformed answer', async () => {
    aNetwork(new Response('<html>'), new Response('<html>'));
    await expect(catalogue.list()).rejects.toThrow('Malformed answer');
    await expect(catalogue.byId(id)).rejects.toThrow('Malformed answer');
  });
});

describe('a failure', () => {
  it('a failure of the network keeps its cause', async () => {
    const cause = noConnection();
    aNetwork(cause);
    const creating = catalogue.create(aProductDraft());
    await expect(creating).rejects.toMatchObject({ message: 'Network Error', cause });
  });

  it('a failure of a write keeps the message of the CMS', async () => {
    const details = { errors: [{ path: ['Rating'], message: 'Rating must be at most 5' }] };
    aNetwork(failure(400, { message: 'Rating must be at most 5', details }));
    await expect(catalogue.update(id, { rating: 9 })).rejects.toMatchObject({
      message: 'Bad Request',
      body: expect.stringContaining('Rating must be at most 5'),
    });
  });

  it('a failure of a removal rejects, except for a missing entry', async () => {
    aNetwork(failure(403), failure(404));
    await expect(catalogue.remove(id)).rejects.toThrow('Forbidden');
    await expect(catalogue.remove(id)).resolves.toBeUndefined();
  });

  it('every aborted read rejects', async () => {
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
