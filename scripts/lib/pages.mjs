/** A product and a post of the sample content. */
export const PRODUCT = '/product-detail/frankincense-carterii-ten-ml';
export const POST = '/blog-detail/how-a-tear-forms';

/** Every page of the site with its sample content. */
export const PAGES = [
  '/',
  '/about',
  '/product',
  PRODUCT,
  '/compare',
  '/blog',
  POST,
  '/faq',
  '/contactus',
  '/sustainability',
  '/wholesale',
  '/auth',
  '/thank-you',
];
