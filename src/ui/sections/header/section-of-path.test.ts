import { describe, expect, it } from 'vitest';
import { ROUTES } from '../../site/routes';
import { currentMark } from './section-of-path';

describe('a link of the navigation', () => {
  it.each([
    ['/', ROUTES.home],
    ['/about', ROUTES.about],
    ['/blog/', ROUTES.blog],
    ['/Product', ROUTES.products],
    ['/auth', ROUTES.auth],
  ])('of %s is that page', (path, to) => {
    expect(currentMark(to, path)).toBe('page');
  });

  it.each([
    ['/product-detail/abc', ROUTES.products],
    ['/product-detail/with%20blank', ROUTES.products],
    ['/blog-detail/abc', ROUTES.blog],
  ])('of %s leads to what it is within', (path, to) => {
    expect(currentMark(to, path)).toBe('true');
  });

  it('is not marked when it leads to another page', () => {
    expect(currentMark(ROUTES.home, '/blog')).toBeUndefined();
    expect(currentMark(ROUTES.blog, '/product-detail/abc')).toBeUndefined();
  });

  it('is not marked on a page that is not part of the site', () => {
    expect(currentMark(ROUTES.auth, null)).toBeUndefined();
  });
});
