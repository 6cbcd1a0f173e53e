import { describe, expect, it } from 'vitest';
import { ROUTES } from '../../site/routes';
import { ariaCurrent } from './aria-current';

describe('the mark of a navigation link', () => {
  it.each([
    ['/', ROUTES.home],
    ['/about', ROUTES.about],
    ['/blog/', ROUTES.blog],
    ['/Product', ROUTES.products],
    ['/auth', ROUTES.auth],
  ])('the mark of a navigation link is `page` at %s for the link to that page', (path, to) => {
    expect(ariaCurrent(to, path)).toBe('page');
  });

  it.each([
    ['/product-detail/abc', ROUTES.products],
    ['/product-detail/with%20blank', ROUTES.products],
    ['/blog-detail/abc', ROUTES.blog],
  ])('the mark of a navigation link is `true` at %s for the link to its list', (path, to) => {
    expect(ariaCurrent(to, path)).toBe('true');
  });

  it('the mark of a navigation link is missing when the link leads to another page', () => {
    expect(ariaCurrent(ROUTES.home, '/blog')).toBeUndefined();
    expect(ariaCurrent(ROUTES.blog, '/product-detail/abc')).toBeUndefined();
  });

  it('the mark of a navigation link is missing on the not-found page', () => {
    expect(ariaCurrent(ROUTES.auth, null)).toBeUndefined();
  });
});
