import { expect, it } from 'vitest';
import { aProduct } from '../../test/builders/a-product';
import { inMemoryProductCatalogue } from '../adapters/in-memory/in-memory-product-catalogue';
import { notificationQueue } from '../adapters/notifications/notification-queue';
import { publishing } from './publishing';

const ids = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id);

it('publishing leaves a document out of lists that were read before it was excluded', async () => {
  const products = ['a', 'b', 'c'].map((id) => aProduct({ id, title: id }));
  const site = await publishing(notificationQueue(), {
    sources: { productCatalogue: inMemoryProductCatalogue(products, () => null) },
  });
  const found = async () =>
    ids((await site.newPageUseCases().useCases.searchProducts({})).items).toSorted();
  expect(await found()).toEqual(['a', 'b', 'c']);
  site.exclude('product/b');
  expect(await found()).toEqual(['a', 'c']);
  expect(ids((await site.listPublicContent()).product.items).toSorted()).toEqual(['a', 'c']);
});
