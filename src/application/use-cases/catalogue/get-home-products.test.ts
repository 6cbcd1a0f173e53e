import { describe, expect, it } from 'vitest';
import { aProduct } from '../../../../test/builders/a-product';
import { aCatalogue, aNotifier } from '../../../../test/builders/ports';
import { ContentError } from '../../content-error';
import { getHomeProducts } from './get-home-products';

describe('getHomeProducts', () => {
  it('asks for four and passes the signal on', async () => {
    const asked: unknown[] = [];
    const { signal } = new AbortController();
    const catalogue = aCatalogue({
      list: async (options) => {
        asked.push(options);
        return [aProduct({})];
      },
    });
    await expect(getHomeProducts(catalogue, aNotifier())(signal)).resolves.toHaveLength(1);
    expect(asked).toEqual([{ limit: 4, signal }]);
  });

  it('shows four also when the catalogue gives more', async () => {
    const products = ['a', 'b', 'c', 'd', 'e'].map((id) => aProduct({ id }));
    const catalogue = aCatalogue({ list: async () => products });
    await expect(getHomeProducts(catalogue, aNotifier())()).resolves.toEqual(products.slice(0, 4));
  });

  it('says nothing when the visitor moved on', async () => {
    const notifier = aNotifier();
    const catalogue = aCatalogue({ list: () => Promise.reject(new ContentError('aborted')) });
    await expect(getHomeProducts(catalogue, notifier)()).rejects.toThrow('Request aborted');
    expect(notifier.shown).toEqual([]);
  });
});
