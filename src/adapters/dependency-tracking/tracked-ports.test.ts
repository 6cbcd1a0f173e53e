import { describe, expect, it } from 'vitest';
import { aPost } from '../../../test/builders/a-post';
import { aProduct } from '../../../test/builders/a-product';
import { aBlog, aCatalogue } from '../../../test/builders/ports';
import type { ProductId } from '../../domain/catalogue/product';
import type { PostId } from '../../domain/journal/blog-post';
import { newContentReadLog } from './content-reads';
import { trackedBlog } from './tracked-blog';
import { trackedCatalogue } from './tracked-catalogue';

const page = { page: 1, pageSize: 12, pageCount: 1, total: 1 };
const product = aProduct({ id: 'listed' });
const post = aPost({ id: 'listed' });

function recorded() {
  const log = newContentReadLog();
  return {
    log,
    catalogue: trackedCatalogue(
      aCatalogue({
        list: async () => [product],
        search: async () => ({ ...page, items: [product], unsupportedFilters: [] }),
        count: async () => 3,
        priceRange: async () => null,
        byId: async () => null,
      }),
      log,
    ),
    blog: trackedBlog(
      aBlog({
        list: async () => [post],
        search: async () => ({ ...page, items: [post] }),
        byId: async () => null,
        neighbours: async () => ({ previous: post, next: null }),
      }),
      log,
    ),
  };
}

describe('tracked ports record', () => {
  it.each(['list', 'search'] as const)('the list and its items, for %s', async (method) => {
    const { catalogue, log } = recorded();
    await catalogue[method]({});
    expect([...log.lists]).toEqual(['products']);
    expect([...log.products]).toEqual(['listed']);
  });

  it('the list, for a count and a price range', async () => {
    const { catalogue, log } = recorded();
    expect(await catalogue.count({})).toBe(3);
    expect([...log.lists]).toEqual(['products']);
    log.lists.clear();
    await catalogue.priceRange();
    expect([...log.lists]).toEqual(['products']);
    expect(log.products.size).toBe(0);
  });

  it('a missing document, which may be created later', async () => {
    const { catalogue, blog, log } = recorded();
    expect(await catalogue.byId('gone' as ProductId)).toBeNull();
    expect(await blog.byId('gone' as PostId)).toBeNull();
    expect([...log.products]).toEqual(['gone']);
    expect([...log.posts]).toEqual(['gone']);
    expect(log.lists.size).toBe(0);
  });

  it.each([
    ['list', () => recorded()],
    ['neighbours', () => recorded()],
  ] as const)('the posts, for %s', async (method, make) => {
    const { blog, log } = make();
    await (method === 'list' ? blog.list() : blog.neighbours(post));
    expect([...log.lists]).toEqual(['posts']);
    expect([...log.posts]).toEqual(['listed']);
  });
});
