import { describe, expect, it } from 'vitest';
import { aProduct } from '../../../test/builders/a-product';
import { aProductDraft } from '../../../test/builders/a-product-draft';
import { productSummary } from '../../domain/catalogue/product';
import { inMemoryProductCatalogue } from './in-memory-product-catalogue';

/**
 * The suite in `test/contracts` tests what all adapters share; these tests cover what only the
 * in-memory adapter does.
 */
describe('the product catalogue in memory', () => {
  it('the product catalogue in memory keeps its initial products, even those that it would refuse to store', async () => {
    const odd = aProduct({ title: ' ', price: null, rating: 9 });
    const catalogue = inMemoryProductCatalogue([odd], () => null);
    await expect(catalogue.list()).resolves.toEqual([productSummary(odd)]);
  });

  it('the product catalogue in memory returns 25 products by default', async () => {
    const many = Array.from({ length: 30 }, (_, index) => aProduct({ id: `${index}` }));
    const catalogue = inMemoryProductCatalogue(many, () => null);
    expect(await catalogue.list()).toHaveLength(25);
    expect(await catalogue.list({ limit: 30 })).toHaveLength(30);
  });

  it('the product catalogue in memory has no price range when no product has a price', async () => {
    const unpriced = aProduct({ price: null });
    await expect(inMemoryProductCatalogue([], () => null).priceRange()).resolves.toBeNull();
    await expect(inMemoryProductCatalogue([unpriced], () => null).priceRange()).resolves.toBeNull();
  });

  it('the product catalogue in memory generates unused ids', async () => {
    const catalogue = inMemoryProductCatalogue([aProduct()], () => null);
    const [one, two] = [
      await catalogue.create(aProductDraft()),
      await catalogue.create(aProductDraft()),
    ];
    await catalogue.remove(two.id);
    const three = await catalogue.create(aProductDraft());
    expect(new Set([aProduct().id, one.id, two.id, three.id]).size).toBe(4);
  });
});
