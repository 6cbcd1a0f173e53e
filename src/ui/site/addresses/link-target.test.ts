import { describe, expect, it } from 'vitest';
import { linkTarget } from './link-target';

describe('the target of a link', () => {
  it.each([
    ['/', '/'],
    ['/index.html', '/'],
    ['/about', '/about'],
    ['/About/', '/about'],
    ['/about/index.html', '/about'],
    ['/%61bout', '/about'],
    ['/product', '/product'],
    ['/product/page/1', '/product'],
  ])('the link target %s is a page that always exists', (path, address) => {
    expect(linkTarget(path)).toEqual({ kind: 'page', address, needs: null });
  });

  it.each([
    ['/product-detail/abc', '/product-detail/abc', { type: 'product', id: 'abc' }],
    ['/Product-Detail/aBc//', '/product-detail/aBc', { type: 'product', id: 'aBc' }],
    ['/product-detail/%61%20b', '/product-detail/a%20b', { type: 'product', id: 'a b' }],
    ['/blog-detail/abc/index.html', '/blog-detail/abc', { type: 'blog', id: 'abc' }],
    ['/product/page/2/', '/product/page/2', { type: 'product', page: 2 }],
    ['/BLOG/page/3', '/blog/page/3', { type: 'blog', page: 3 }],
  ])('the link target %s is a page that needs content', (path, address, needs) => {
    expect(linkTarget(path)).toEqual({ kind: 'page', address, needs });
  });

  it.each(['/nowhere', '/product-detail', '/product-detail/a/b', '/files/a.pdf', '/__gallery'])(
    'the link target %s can only be a file',
    (address) => expect(linkTarget(address)).toEqual({ kind: 'file', address }),
  );

  it('the target of a link is null for an invalid percent-encoding', () => {
    expect(linkTarget('/about%')).toBeNull();
    expect(linkTarget('/%E0%A4%A')).toBeNull();
  });
});
