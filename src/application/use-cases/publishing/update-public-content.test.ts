import { describe, expect, it } from 'vitest';
import { aProduct } from '../../../../test/builders/a-product';
import { portsOf } from '../../../../test/builders/content';
import { inMemoryProductCatalogue } from '../../../adapters/in-memory/in-memory-product-catalogue';
import type { Product } from '../../../domain/catalogue/product';
import { listPublicContent } from './list-public-content';
import { updatePublicContent } from './update-public-content';

const portsWith = (products: readonly Product[]) =>
  portsOf({ productCatalogue: inMemoryProductCatalogue(products, () => null) });

const [a, b, c] = ['a', 'b', 'c'].map((id) => aProduct({ id, title: `Oil ${id}` })) as [
  Product,
  Product,
  Product,
];

async function updated(
  before: readonly Product[],
  now: readonly Product[],
  documents: readonly string[],
) {
  const content = await listPublicContent(portsWith(before))();
  return updatePublicContent(portsWith(now))(content, documents);
}

describe('the lists after some documents have changed', () => {
  it('the lists after some documents have changed hold the new title and time in the old place', async () => {
    const renamed = { ...a, title: 'Renamed', changedAt: '2026-01-02T00:00:00.000Z' };
    const content = await updated([a, b], [renamed, b], ['product/a']);
    expect(content?.product.items.map(({ id, title }) => [id, title])).toEqual([
      ['a', 'Renamed'],
      ['b', 'Oil b'],
    ]);
    expect(content?.product.items[0]?.changedAt).toBe('2026-01-02T00:00:00.000Z');
  });

  it('the lists after some documents have changed hold a new document at the end, and no removed one', async () => {
    const content = await updated([a, b], [b, c], ['product/a', 'product/c']);
    expect(content?.product).toMatchObject({
      items: [{ id: 'b' }, { id: 'c' }],
      total: 2,
      pageCount: 1,
    });
  });

  it.each([
    ['another document is gone', [a, b, c], [a, b]],
    ['another document is new', [a, b], [a, b, c]],
    ['all documents are gone', [a, b, c], []],
  ])('the lists after some documents have changed are unknown when %s', async (_, before, now) => {
    expect(await updated(before, now, ['product/a'])).toBeNull();
  });

  it('the lists after some documents have changed are the same for a document of another type', async () => {
    const content = await updated([a], [a], ['order/x', 'blog/a']);
    expect(content?.product.items).toHaveLength(1);
    expect(content?.blog.items).toEqual([]);
  });
});
