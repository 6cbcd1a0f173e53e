import { describe, expect, it, vi } from 'vitest';
import { aPost } from '../../../../test/builders/a-post';
import { aProduct } from '../../../../test/builders/a-product';
import { portsOf } from '../../../../test/builders/content';
import { inMemoryBlog } from '../../../adapters/in-memory/in-memory-blog';
import { inMemoryProductCatalogue } from '../../../adapters/in-memory/in-memory-product-catalogue';
import type { Product } from '../../../domain/catalogue/product';
import type { BlogPost } from '../../../domain/journal/blog-post';
import type { PublicList } from '../../content-types/public-content';
import type { ProductCatalogue } from '../../ports/product-catalogue';
import { listPublicContent } from './list-public-content';

/** Lists the public content of a site with this catalogue and a journal with these posts. */
const listedIn = (productCatalogue: ProductCatalogue, posts: readonly BlogPost[] = []) => {
  const blog = inMemoryBlog(
    posts,
    () => null,
    () => '',
  );
  return listPublicContent(portsOf({ productCatalogue, blog }))();
};

const listed = (products: readonly Product[], posts: readonly BlogPost[]) =>
  listedIn(
    inMemoryProductCatalogue(products, () => null),
    posts,
  );

const productsOf = (count: number) =>
  Array.from({ length: count }, (_, number) => aProduct({ id: `p${number}` }));

const idsOf = ({ items }: PublicList) => items.map(({ id }) => id);

describe('the documents that have pages', () => {
  it('the documents that have pages include every product and every post, with the number of list pages', async () => {
    const products = productsOf(250);
    const { product: found, blog: posts } = await listed(products, [aPost({ id: 'one' })]);
    expect(found.items).toHaveLength(250);
    expect(new Set(idsOf(found))).toEqual(new Set(products.map(({ id }) => id)));
    expect(found.pageCount).toBe(21);
    expect(posts).toMatchObject({
      items: [{ id: 'one', changedAt: null }],
      pageCount: 1,
      total: 1,
    });
  });

  it('the documents that have pages hold the list entry of each document', async () => {
    const rated = await listed([aProduct({ rating: 4 })], []);
    const better = await listed([aProduct({ rating: 5 })], []);
    const same = await listed([aProduct({ rating: 4 })], []);
    expect(rated.product.items[0]?.asListed).toBe(same.product.items[0]?.asListed);
    expect(rated.product.items[0]?.asListed).not.toBe(better.product.items[0]?.asListed);
  });

  it('the documents that have pages are none in an empty catalogue', async () => {
    const none = { items: [], pageCount: 0, total: 0, unsupportedFilters: '[]' };
    expect(await listed([], [])).toMatchObject({ product: none, blog: none });
  });

  it('the documents that have pages include an item once although the list shifted between two calls', async () => {
    const shelf = productsOf(150);
    const catalogue = inMemoryProductCatalogue(shelf, () => null);
    const moving = {
      ...catalogue,
      search: async ({ page = 1 }) => {
        const items = page === 1 ? shelf.slice(0, 100) : shelf.slice(99);
        return { items, page, pageSize: 100, pageCount: 2, total: 151, unsupportedFilters: [] };
      },
    };
    const { product } = await listedIn(moving);
    expect(idsOf(product)).toEqual(shelf.map(({ id }) => id));
  });

  /** A list that reports a wrong page count or total. */
  const lying = (counts: { pageCount: number; total: number }) => {
    const catalogue = inMemoryProductCatalogue(productsOf(100), () => null);
    const search = vi.fn(async () => {
      const { items } = await catalogue.search({ pageSize: 100 });
      return { items, page: 1, pageSize: 100, unsupportedFilters: [], ...counts };
    });
    return { search, listed: () => listedIn({ ...catalogue, search }) };
  };

  it('the documents that have pages are read from no more pages than the total allows', async () => {
    const { search, listed } = lying({ pageCount: 1e9, total: 100 });
    expect((await listed()).product.items).toHaveLength(100);
    expect(search).toHaveBeenCalledTimes(1);
  });

  it('the documents that have pages end at a page without new items', async () => {
    const { search, listed } = lying({ pageCount: 900, total: 90_000 });
    expect((await listed()).product).toMatchObject({ total: 100, pageCount: 9 });
    expect(search.mock.calls.length).toBeLessThan(10);
  });

  it.each([1e9, Number.NaN])(
    'the documents that have pages reject when a list has the total %s',
    async (total) => {
      const { listed } = lying({ pageCount: 1e9, total });
      await expect(listed()).rejects.toMatchObject({ kind: 'malformed' });
    },
  );
});
