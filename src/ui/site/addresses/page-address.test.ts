import { describe, expect, it } from 'vitest';
import { publicContent } from '../../../../test/builders/content';
import { canonicalAddressOf } from './canonical-address';
import { publicAddresses } from './public-addresses';

const content = {
  product: { items: [{ id: 'mg5gjubrk49r5b2zs6cda4g8', changedAt: null }], pageCount: 3 },
  blog: { items: [{ id: 'how-a-tear-forms', changedAt: null }], pageCount: 2 },
} as unknown as Parameters<typeof publicContent>[0];

describe('the address of a page', () => {
  it('the address of a page exists for every prerendered page', () => {
    for (const { address } of publicAddresses(publicContent(content))) {
      expect(canonicalAddressOf(address)).toBe(address);
      if (address !== '/') expect(canonicalAddressOf(`${address}/`)).toBe(address);
    }
  });

  it.each([
    '//',
    '/About',
    '/about//',
    '/about/index.html',
    '/nowhere',
    '/__gallery',
    '/product/page/1',
    '/product/page/02',
    '/product/page/2/page/3',
    '/product/page/12345678',
    '/about/page/2',
    '/product-detail/:id',
    '/product-detail/',
    '/product-detail/a%20b',
    '/product-detail/..',
    '/product-detail/a/b',
    `/product-detail/${'a'.repeat(65)}`,
    '/blog-detail/a?b',
    '/wp-login.php',
  ])('the address of a page is null for %s', (path) => {
    expect(canonicalAddressOf(path)).toBeNull();
  });
});
