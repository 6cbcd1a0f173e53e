import { describe, expect, it } from 'vitest';
import { aPost } from '../../../test/builders/a-post';
import { aProduct } from '../../../test/builders/a-product';
import { aBlog, aCatalogue } from '../../../test/builders/ports';
import type { ProductId } from '../../domain/catalogue/product';
import type { PostId } from '../../domain/journal/blog-post';
import { trackedPort } from './tracked-port';

const page = { page: 1, pageSize: 12, pageCount: 1, total: 1 };
const product = aProduct({ id: 'listed' });
const post = aPost({ id: 'listed' });

function tracked() {
  const tags = new Set<string>();
  return {
    tags,
    catalogue: trackedPort(
      aCatalogue({
        list: async () => [product],
        search: async () => ({ ...page, items: [product], unsupportedFilters: [] }),
        count: async () => 3,
        priceRange: async () => null,
        byId: async () => null,
      }),
      'product',
      tags,
    ),
    blog: trackedPort(
      aBlog({
        list: async () => [post],
        search: async () => ({ ...page, items: [post] }),
        topics: async () => ['Harvest'],
        byId: async () => null,
        neighbours: async () => ({ previous: post, next: null }),
      }),
      'blog',
      tags,
    ),
    testimonials: trackedPort({ all: async () => [] }, 'testimonial', tags),
  };
}

describe('a tracked port records', () => {
  it.each(['list', 'search'] as const)(
    'a tracked port records for %s the list, its order and its items',
    async (method) => {
      const { catalogue, tags } = tracked();
      await catalogue[method]({});
      expect([...tags]).toEqual(['product', 'order', 'product/listed']);
    },
  );

  it('a tracked port records only the list for a count, a price range and topics', async () => {
    const { catalogue, blog, tags } = tracked();
    expect(await catalogue.count({})).toBe(3);
    expect([...tags]).toEqual(['product', 'order']);
    tags.clear();
    expect(await catalogue.priceRange()).toBeNull();
    expect([...tags]).toEqual(['product', 'order']);
    tags.clear();
    expect(await blog.topics()).toEqual(['Harvest']);
    expect([...tags]).toEqual(['blog']);
  });

  it('a tracked port records a missing document, which may be created later', async () => {
    const { catalogue, blog, tags } = tracked();
    expect(await catalogue.byId('gone' as ProductId)).toBeNull();
    expect(await blog.byId('gone' as PostId)).toBeNull();
    expect([...tags]).toEqual(['product/gone', 'blog/gone']);
  });

  it('a tracked port records the list of posts and its items for neighbours', async () => {
    const { blog, tags } = tracked();
    await blog.neighbours(post);
    expect([...tags]).toEqual(['blog', 'blog/listed']);
  });

  it('a tracked port records only the list for documents that have no pages', async () => {
    const { testimonials, tags } = tracked();
    await testimonials.all();
    expect([...tags]).toEqual(['testimonial']);
  });
});
