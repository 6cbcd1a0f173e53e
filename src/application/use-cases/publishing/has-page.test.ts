import { describe, expect, it } from 'vitest';
import { aPost } from '../../../../test/builders/a-post';
import { aProduct } from '../../../../test/builders/a-product';
import { portsOf } from '../../../../test/builders/content';
import { aBlog, aCatalogue } from '../../../../test/builders/ports';
import { inMemoryBlog } from '../../../adapters/in-memory/in-memory-blog';
import { inMemoryProductCatalogue } from '../../../adapters/in-memory/in-memory-product-catalogue';
import { PRODUCTS_PER_PAGE } from '../../../domain/catalogue/product-query';
import { POSTS_PER_PAGE } from '../../../domain/journal/blog-post';
import { hasPage, type PageTarget } from './has-page';

const numbered = <Item>(count: number, make: (number: number) => Item) =>
  Array.from({ length: count }, (_, number) => make(number));

/** Products that exactly fill two list pages, and posts that fill two and need a third. */
const catalogue = inMemoryProductCatalogue(
  numbered(2 * PRODUCTS_PER_PAGE, (number) => aProduct({ id: `product-${number}` })),
  () => null,
);
const blog = inMemoryBlog(
  numbered(2 * POSTS_PER_PAGE + 1, (number) => aPost({ id: `post-${number}` })),
  () => null,
  () => '',
);

describe('a page', () => {
  it.each<[PageTarget, boolean]>([
    [{ type: 'product', id: 'product-0' }, true],
    [{ type: 'product', id: 'gone' }, false],
    [{ type: 'product', id: 'post-0' }, false],
    [{ type: 'blog', id: 'post-0' }, true],
    [{ type: 'blog', id: 'gone' }, false],
    [{ type: 'blog', id: 'product-0' }, false],
    [{ type: 'product', page: 2 }, true],
    [{ type: 'product', page: 3 }, false],
    [{ type: 'blog', page: 3 }, true],
    [{ type: 'blog', page: 4 }, false],
  ])('exists when its content does: %j, %s', async (target, exists) => {
    await expect(hasPage(portsOf({ productCatalogue: catalogue, blog }))(target)).resolves.toBe(
      exists,
    );
  });

  it.each<[PageTarget, Parameters<typeof aCatalogue>[0], Parameters<typeof aBlog>[0]]>([
    [{ type: 'product', id: 'product-0' }, { byId: catalogue.byId }, {}],
    [{ type: 'product', page: 2 }, { search: catalogue.search }, {}],
    [{ type: 'blog', id: 'post-0' }, {}, { byId: blog.byId }],
    [{ type: 'blog', page: 2 }, {}, { search: blog.search }],
  ])(
    'is looked up by reading only its own document or list: %j',
    async (target, products, posts) => {
      await expect(
        hasPage(portsOf({ productCatalogue: aCatalogue(products), blog: aBlog(posts) }))(target),
      ).resolves.toBe(true);
    },
  );

  it('a page that cannot be looked up rejects instead of counting as missing', async () => {
    const failure = new Error('reset');
    const broken = aCatalogue({ byId: () => Promise.reject(failure) });
    const look = hasPage(portsOf({ productCatalogue: broken, blog }));
    await expect(look({ type: 'product', id: 'product-0' })).rejects.toBe(failure);
  });
});
