/** Every page, with content and without. */
export const ROUTES = [
  '/',
  '/about',
  '/product',
  '/product-detail/frankincense-carterii-ten-ml',
  '/product-detail/nothing-of-that-name',
  '/blog',
  '/blog-detail/how-a-tear-forms',
  '/faq',
  '/contactus',
  '/sustainability',
  '/wholesale',
  '/auth',
] as const;
