import { expect, it } from 'vitest';

import { aProduct } from '../../../../test/builders/a-product';
import { aProductDraft } from '../../../../test/builders/a-product-draft';
import { aCatalogue } from '../../../../test/builders/ports';
import type { ProductId } from '../../../domain/catalogue/product';
import { createProduct, deleteProduct, updateProduct } from './write-products';

const ID = 'a-product' as ProductId;

it('a product is created from the draft and returned', async () => {
  const catalogue = aCatalogue({ create: async ({ title }) => aProduct({ title }) });
  const product = await createProduct(catalogue)(aProductDraft({ title: 'Maydi' }));
  expect(product).toMatchObject({ title: 'Maydi' });
});

it('an update changes only the product with the given id, and returns `null` for an unknown one', async () => {
  const catalogue = aCatalogue({
    update: async (id, { title = '' }) => (id === ID ? aProduct({ id, title }) : null),
  });
  const update = updateProduct(catalogue);
  expect(await update(ID, { title: 'Maydi' })).toMatchObject({ id: ID, title: 'Maydi' });
  expect(await update('unknown' as ProductId, { title: 'Maydi' })).toBeNull();
});

it('a removal deletes the product with the given id', async () => {
  const removed: ProductId[] = [];
  await deleteProduct(aCatalogue({ remove: async (id) => void removed.push(id) }))(ID);
  expect(removed).toEqual([ID]);
});
