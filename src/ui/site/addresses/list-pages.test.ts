import { describe, expect, it } from 'vitest';
import { listPageAddress, listPageIn, listRoute, placeOf } from './list-pages';

describe('the address of a page of a list', () => {
  it.each([
    [1, '/product'],
    [2, '/product/page/2'],
    [417, '/product/page/417'],
  ])('the address of page %i of a list is %s, which is read as that page', (page, address) => {
    expect(listPageAddress('/product', page)).toBe(address);
    expect(listPageIn(address)).toBe(page);
    expect(placeOf(address)).toBe('/product');
    expect(listRoute('/product').test(address)).toBe(true);
  });

  it.each([
    '/product/page/',
    '/product/page/0',
    '/product/page/x',
    '/product/page/2/3',
    '/product/2',
  ])('%s is not a list page', (address) => {
    expect(listRoute('/product').test(address)).toBe(false);
  });

  it('the address of a page of a list may end with a slash', () => {
    expect(listPageIn('/blog/page/3/')).toBe(3);
    expect(listRoute('/blog').test('/blog/page/3/')).toBe(true);
    expect(listRoute('/blog').test('/blog/')).toBe(true);
  });
});
