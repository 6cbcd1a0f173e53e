import { expect, it, vi } from 'vitest';
import { aProduct } from '../../../../test/builders/a-product';
import { inMemoryProductCatalogue } from '../../../adapters/in-memory/in-memory-product-catalogue';
import { getLineSheet } from './get-line-sheet';

it('the line sheet of 1,500 products is read with one search, and says that it is shortened', async () => {
  const products = Array.from({ length: 1500 }, (_, at) =>
    aProduct({ id: `p${at}`, title: `Oil ${at}` }),
  );
  const catalogue = inMemoryProductCatalogue(products, () => null);
  const search = vi.spyOn(catalogue, 'search');
  const { rows, isShortened } = await getLineSheet(catalogue)();
  expect(search).toHaveBeenCalledTimes(1);
  expect(rows.map(({ name }) => name)).toEqual(Array.from({ length: 24 }, (_, at) => `Oil ${at}`));
  expect(isShortened).toBe(true);
});
