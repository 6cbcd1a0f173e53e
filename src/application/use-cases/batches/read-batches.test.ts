import { expect, it } from 'vitest';
import { aBatch } from '../../../../test/builders/a-batch';
import { aProduct } from '../../../../test/builders/a-product';
import type { Batch } from '../../../domain/batches/batch';
import type { ProductId } from '../../../domain/catalogue/product';
import type { Batches } from '../../ports/batches';
import type { ProductCatalogue } from '../../ports/product-catalogue';
import { getBatchList, getBatchProducts, getCurrentBatch, hasBatches } from './read-batches';

const listing = (...items: readonly Batch[]) =>
  ({
    search: async () => ({ items, page: 1, pageSize: 100, pageCount: 1, total: items.length }),
  }) as Partial<Batches> as Batches;

it('the use-case that lists the batches keeps the order of the port', async () => {
  const [second, first] = [aBatch({ id: 'SN-2' }), aBatch({ id: 'SN-1' })];
  expect(await getBatchList(listing(second, first))()).toEqual([second, first]);
});

it('the use-case for the first batch knows whether there is one', async () => {
  expect(await hasBatches(listing(aBatch()))()).toBe(true);
  expect(await hasBatches(listing())()).toBe(false);
});

it('the current batch of a product is the first current one that contains the product', async () => {
  const product = 'carterii' as ProductId;
  const of = (id: string, changes: Partial<Batch> = {}) =>
    aBatch({ id, title: id, state: 'current', products: [product], ...changes });
  const list = listing(
    of('SN-5', { state: 'recalled' }),
    of('SN-4', { products: [] }),
    of('SN-3', { isSample: true }),
    of('SN-2'),
  );
  expect(await getCurrentBatch(list)(product)).toEqual({
    id: 'SN-3',
    title: 'SN-3',
    isSample: true,
  });
  expect(await getCurrentBatch(list)('maydi' as ProductId)).toBeNull();
});

it('a batch is returned without the products that are not published', async () => {
  const carterii = aProduct({ id: 'carterii', title: 'Carterii' });
  const catalogue = {
    byId: async (id) => (id === carterii.id ? carterii : null),
  } as Partial<ProductCatalogue> as ProductCatalogue;
  const ids = ['gone', 'carterii'] as ProductId[];
  expect(await getBatchProducts(catalogue)(ids)).toEqual([{ id: 'carterii', title: 'Carterii' }]);
});
