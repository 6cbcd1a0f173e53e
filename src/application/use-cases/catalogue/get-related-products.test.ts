import { expect, it, vi } from 'vitest';
import { aProduct } from '../../../../test/builders/a-product';
import { inMemoryProductCatalogue } from '../../../adapters/in-memory/in-memory-product-catalogue';
import { getRelatedProducts } from './get-related-products';

it('getRelatedProducts returns one row of other products and reads one page, however long the list is', async () => {
  const shelf = Array.from({ length: 5000 }, (_, number) =>
    aProduct({ id: `p${number}`, title: `Oil ${number}` }),
  );
  const catalogue = inMemoryProductCatalogue(shelf, () => null);
  const search = vi.spyOn(catalogue, 'search');
  const related = await getRelatedProducts(catalogue)(aProduct({ id: 'p1', title: 'Oil 1' }));
  expect(related.map(({ id }) => id)).toEqual(['p0', 'p2', 'p3', 'p4']);
  expect(search).toHaveBeenCalledOnce();
});
