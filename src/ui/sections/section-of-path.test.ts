import { describe, expect, it } from 'vitest';
import { ROUTES } from '../app/routes';
import { sectionOfPath } from './section-of-path';

describe('sectionOfPath', () => {
  it.each([
    ['/', ROUTES.home],
    ['/about', ROUTES.about],
    ['/blog/', ROUTES.blog],
    ['/Product', ROUTES.products],
    ['/product-detail/abc', ROUTES.products],
    ['/product-detail/with%20blank', ROUTES.products],
    ['/blog-detail/abc', ROUTES.blog],
    ['/auth', ROUTES.auth],
  ])('of %s is %s', (path, section) => {
    expect(sectionOfPath(path)).toBe(section);
  });
});
