import { describe, expect, it } from 'vitest';
import { aProduct } from '../../../../test/builders/a-product';
import { aCatalogue, aNotifier } from '../../../../test/builders/ports';
import { ContentError } from '../../content-error';
import { getHomeProducts } from './get-home-products';

describe('getHomeProducts', () => {
  it('getHomeProducts requests four products and passes the signal on', async () => {
    const calls: unknown[] = [];
    const { signal } = new AbortController();
    const catalogue = aCatalogue({
      list: async (options) => {
        calls.push(options);
        return [aProduct({})];
      },
    });
    await expect(getHomeProducts(catalogue, aNotifier())(signal)).resolves.toHaveLength(1);
    expect(calls).toEqual([{ limit: 4, signal }]);
  });

  it('getHomeProducts returns four products even when the catalogue returns more', async () => {
    const products = ['a', 'b', 'c', 'd', 'e'].map((id) => aProduct({ id }));
    const catalogue = aCatalogue({ list: async () => products });
    await expect(getHomeProducts(catalogue, aNotifier())()).resolves.toEqual(products.slice(0, 4));
  });

  it('getHomeProducts shows no notice when the request is aborted', async () => {
    const notifier = aNotifier();
    const catalogue = aCatalogue({ list: () => Promise.reject(new ContentError('aborted')) });
    await expect(getHomeProducts(catalogue, notifier)()).rejects.toThrow('Request aborted');
    expect(notifier.shown).toEqual([]);
  });
});
