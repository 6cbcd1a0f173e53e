/** Address of a product's page in the sample content. */
export const PRODUCT = '/product-detail/frankincense-carterii-ten-ml';
/** Address of a post's page in the sample content. */
export const POST = '/blog-detail/how-a-tear-forms';

/** Addresses of all pages of the site, with one product and one post of the sample content. */
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
