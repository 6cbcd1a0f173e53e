import { describe, expect, it } from 'vitest';
import type { ProductId } from '../../../domain/catalogue/product';
import type { PostId } from '../../../domain/journal/blog-post';
import { publicAddresses } from './public-addresses';

const item = { title: 'A title', asListed: '{}' };
const product = (id: string, changedAt: string | null = null) => ({
  ...item,
  id: id as ProductId,
  changedAt,
});
const post = (id: string, changedAt: string | null = null) => ({
  ...item,
  id: id as PostId,
  changedAt,
});
const whole = { total: 1, unsupportedFilters: '[]' };
const NOTHING = { ...whole, items: [], pageCount: 0 };

const changed = (addresses: ReturnType<typeof publicAddresses>) =>
  Object.fromEntries(addresses.map(({ address, changedAt }) => [address, changedAt]));

describe('the public addresses', () => {
  it('are the static pages, every list page, each product and each post', () => {
    const addresses = publicAddresses({
      products: { items: [product('one'), product('two/three')], pageCount: 3, ...whole },
      posts: { items: [post('four')], pageCount: 1, ...whole },
    }).map(({ address }) => address);
    expect(addresses).toEqual([
      '/',
      '/about',
      '/faq',
      '/contactus',
      '/sustainability',
      '/wholesale',
      '/auth',
      '/thank-you',
      '/product',
      '/product/page/2',
      '/product/page/3',
      '/compare',
      '/blog',
      '/product-detail/one',
      '/product-detail/two%2Fthree',
      '/blog-detail/four',
    ]);
  });

  it('include the lists of an empty catalogue', () => {
    const addresses = publicAddresses({ products: NOTHING, posts: NOTHING });
    expect(addresses.map(({ address }) => address)).toContain('/product');
    expect(addresses.filter(({ isListed }) => !isListed).map(({ address }) => address)).toEqual([
      '/auth',
      '/thank-you',
    ]);
  });

  it('change with their content: a list with any of its items, home with all', () => {
    const on = changed(
      publicAddresses({
        products: {
          items: [
            product('one', '2026-01-01T00:00:00.000Z'),
            product('two'),
            product('three', '2026-03-01T00:00:00.000Z'),
          ],
          pageCount: 1,
          ...whole,
        },
        posts: { items: [post('four', '2026-02-01T00:00:00.000Z')], pageCount: 1, ...whole },
      }),
    );
    expect(on['/product']).toBe('2026-03-01T00:00:00.000Z');
    expect(on['/blog']).toBe('2026-02-01T00:00:00.000Z');
    expect(on['/']).toBe('2026-03-01T00:00:00.000Z');
    expect(on['/product-detail/one']).toBe('2026-01-01T00:00:00.000Z');
    expect(on['/product-detail/two']).toBeNull();
    expect(on['/about']).toBeNull();
  });
});

it('the last change of a list is the latest moment, not the last string', () => {
  const items = [
    product('a', '2026-01-02T01:00:00+05:00'),
    product('b', 'not a date'),
    product('c', '2026-01-01T23:00:00Z'),
  ];
  const content = { products: { items, pageCount: 1, ...whole }, posts: NOTHING };
  expect(changed(publicAddresses(content))).toMatchObject({
    '/': '2026-01-01T23:00:00Z',
    '/product': '2026-01-01T23:00:00Z',
  });
});
