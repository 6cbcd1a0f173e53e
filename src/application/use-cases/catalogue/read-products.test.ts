import { describe, expect, it, vi } from 'vitest';
import type { ProductId } from '../../../domain/catalogue/product';
import type { ProductCatalogue } from '../../ports/product-catalogue';
import { countProducts, getPriceRange, getProduct, searchProducts } from './read-products';

/** A catalogue without products that records its calls. */
function aCatalogue() {
  const asked = vi.fn(async (..._question: unknown[]) => null);
  const port: unknown = { byId: asked, search: asked, count: asked, priceRange: asked };
  return { catalogue: port as ProductCatalogue, asked };
}

const id = 'maydi' as ProductId;
const query = { text: 'maydi' };

describe('a product read', () => {
  const { signal } = new AbortController();

  it.each([
    ['one', (from: ProductCatalogue) => getProduct(from)(id, signal), [id, { signal }]],
    ['some', (from: ProductCatalogue) => searchProducts(from)(query, signal), [query, { signal }]],
    [
      'how many',
      (from: ProductCatalogue) => countProducts(from)(query, signal),
      [query, { signal }],
    ],
    ['what they cost', (from: ProductCatalogue) => getPriceRange(from)(signal), [{ signal }]],
  ] as const)('can be aborted: %s', async (_, ask, question) => {
    const { catalogue, asked } = aCatalogue();
    await ask(catalogue);
    expect(asked.mock.calls).toEqual([question]);
  });
});
