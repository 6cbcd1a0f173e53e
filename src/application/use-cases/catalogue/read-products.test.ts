import { describe, expect, it, vi } from 'vitest';
import type { ProductId } from '../../../domain/catalogue/product';
import type { ProductCatalogue } from '../../ports/product-catalogue';
import { countProducts, getPriceRange, getProduct, searchProducts } from './read-products';

const ANSWER = { answer: 'of the port' };

/** A catalogue that records its calls and gives one answer to all of them. */
function aCatalogue() {
  const read = vi.fn(async (..._args: unknown[]) => ANSWER);
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
  ] as const)('a product read can be aborted: %s', async (_, call, args) => {
    const { catalogue, read } = aCatalogue();
    expect(await call(catalogue)).toBe(ANSWER);
    expect(read.mock.calls).toEqual([args]);
  });
});
