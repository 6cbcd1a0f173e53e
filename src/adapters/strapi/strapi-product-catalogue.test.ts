import { describe, expect, it } from 'vitest';
import { aNetwork, failure, one } from '../../../test/builders/a-network';
import { aProblemLog } from '../../../test/builders/a-problem-log';
import { aProduct } from '../../../test/builders/a-product';
import { aProductDraft } from '../../../test/builders/a-product-draft';
import { aProductWire } from '../../../test/builders/a-product-wire';
import type { PictureId } from '../../application/ports/picture-library';
import { strapiClient } from './http/strapi-client';
import { strapiEditableCatalogue } from './strapi-editable-catalogue';

const client = strapiClient({ host: 'https://cms.example', token: 'a-token' });
const catalogue = strapiEditableCatalogue(client, aProblemLog());
const { id } = aProduct({ id: 'mg5gjubrk49r5b2zs6cda4g8' });
const HEADERS = { accept: 'application/json', authorization: 'Bearer a-token' };

describe('the calls of one product', () => {
  const address = 'https://cms.example/api/products/mg5gjubrk49r5b2zs6cda4g8';

  it('the calls of one product read it with all relations', async () => {
    const { calls } = aNetwork(one(aProductWire()));
    await expect(catalogue.byId(id)).resolves.toMatchObject({
      id,
      title: 'Sacra Frankincense Oil',
    });
    expect(calls).toMatchObject([
      { method: 'GET', address, query: 'populate=*', headers: HEADERS },
    ]);
  });

  it('the calls of one product write it field by field', async () => {
    const draft = aProductDraft({
      picture: 'picture-1' as PictureId,
      gallery: ['picture-2' as PictureId],
      facts: [{ label: 'Notes', value: 'citrus' }],
      availability: 'Sold out',
      searchListing: {
        title: 'Searched',
        description: 'Found.',
        picture: 'picture-3' as PictureId,
      },
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
        availability: 'Sold out',
        searchTitle: 'Searched',
        searchDescription: 'Found.',
        searchPicture: 'picture-3',
      },
    });
  });

  it('the calls of one product change only what is given, null included', async () => {
    const { calls } = aNetwork(one(aProductWire()));
    await catalogue.update(id, { rating: null, price: 0, searchListing: null });
    expect(calls).toMatchObject([{ method: 'PUT', address, query: 'populate=*' }]);
    const search = { searchTitle: null, searchDescription: null, searchPicture: null };
    expect(calls[0]?.body).toEqual({ data: { Rating: null, Price: 0, ...search } });
  });

  it('the calls of one product remove it', async () => {
    const { calls } = aNetwork(new Response(null, { status: 204 }));
    await expect(catalogue.remove(id)).resolves.toBeUndefined();
    expect(calls).toMatchObject([{ method: 'DELETE', address, query: '', body: undefined }]);
  });

  it('the calls of one product escape an id that contains an address', async () => {
    const { calls } = aNetwork(failure(404));
    await expect(catalogue.byId(aProduct({ id: '../blogs?x=1#y' }).id)).resolves.toBeNull();
    expect(calls[0]?.address).toBe('https://cms.example/api/products/..%2Fblogs%3Fx%3D1%23y');
  });

  it.each(['', '.', '..', '\ud83d'])(
    'the calls of one product are skipped for an impossible id: %j',
    async (id) => {
      const { calls } = aNetwork();
      const impossibleId = aProduct({ id }).id;
      await expect(catalogue.byId(impossibleId)).resolves.toBeNull();
      await expect(catalogue.update(impossibleId, {})).resolves.toBeNull();
      await expect(catalogue.remove(impossibleId)).resolves.toBeUndefined();
      expect(calls).toEqual([]);
    },
  );
});
