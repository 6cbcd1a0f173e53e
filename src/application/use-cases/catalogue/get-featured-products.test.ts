import { describe, expect, it } from 'vitest';
import { aProduct } from '../../../../test/builders/a-product';
import { aCatalogue, aNotifier } from '../../../../test/builders/ports';
import { ContentError } from '../../content-error';
import { getFeaturedProducts } from './get-featured-products';

describe('getFeaturedProducts', () => {
  it('getFeaturedProducts features up to three products rated above 3, in the order of the catalogue', async () => {
    const ratings = [3, 4, null, 3.1, 5, 4.9];
    const products = ratings.map((rating, index) => aProduct({ id: `${index}`, rating }));
    const catalogue = aCatalogue({ list: async () => products });
    const featured = await getFeaturedProducts(catalogue, aNotifier())();
    expect(featured.map(({ rating }) => rating)).toEqual([4, 3.1, 5]);
  });

  it('getFeaturedProducts requests the list without a limit, not only three products', async () => {
    const calls: unknown[] = [];
    const { signal } = new AbortController();
    const catalogue = aCatalogue({
      list: async (options) => {
        calls.push(options);
        return [];
      },
    });
    await getFeaturedProducts(catalogue, aNotifier())(signal);
    expect(calls).toEqual([{ signal }]);
  });

  it('getFeaturedProducts shows a notice when the catalogue is unreachable', async () => {
    const notifier = aNotifier();
    const failure = new ContentError('network');
    const catalogue = aCatalogue({ list: () => Promise.reject(failure) });
    await expect(getFeaturedProducts(catalogue, notifier)()).rejects.toBe(failure);
    expect(notifier.shown).toMatchObject([{ content: { notice: 'no-products' } }]);
  });
});
