import { describe, expect, it, vi } from 'vitest';
import type { ProductId } from '../../../domain/catalogue/product';
import type { ProductCatalogue } from '../../ports/product-catalogue';
import { countProducts, getPriceRange, getProduct, searchProducts } from './read-products';

/** A catalogue without products that records its calls. */
function aCatalogue() {
  const read = vi.fn(async (..._args: unknown[]) => null);
  const port: unknown = { byId: read, search: read, count: read, priceRange: read };
  return { catalogue: port as ProductCatalogue, read };
}

const id = 'maydi' as ProductId;
const query = { text: 'maydi' };

describe('a product read', () => {
  const { signal } = new AbortController();

  it.each([
    ['a product', (from: ProductCatalogue) => getProduct(from)(id, signal), [id, { signal }]],
    [
      'a search',
      (from: ProductCatalogue) => searchProducts(from)(query, signal),
      [query, { signal }],
    ],
    [
      'a count',
      (from: ProductCatalogue) => countProducts(from)(query, signal),
      [query, { signal }],
    ],
    ['the price range', (from: ProductCatalogue) => getPriceRange(from)(signal), [{ signal }]],
  ] as const)('can be aborted: %s', async (_, call, args) => {
    const { catalogue, read } = aCatalogue();
    await call(catalogue);
    expect(read.mock.calls).toEqual([args]);
  });
});
