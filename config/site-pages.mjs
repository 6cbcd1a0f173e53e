/**
 * The pages of each content type that has a list: the path of the list, and the address of one page
 * in the sample content. The routes and the content of the site are in TypeScript, which some
 * programs cannot import. This is a copy for these programs; `test/content-types-in-sync.test.ts`
 * compares the copy with the site.
 */
const CONTENT_PAGES = {
  product: { list: '/product', page: '/product-detail/frankincense-carterii-ten-ml' },
  blog: { list: '/blog', page: '/blog-detail/how-a-tear-forms' },
};

/** Paths of paginated lists. */
export const LISTS = Object.values(CONTENT_PAGES).map(({ list }) => list);

/** Address of a product's page in the sample content. */
export const PRODUCT = CONTENT_PAGES.product.page;
/** Address of a post's page in the sample content. */
export const POST = CONTENT_PAGES.blog.page;

/** Address of a batch's page in the sample content. */
export const BATCH = '/batch/SN-2026-014';

/** Addresses of the site's pages, with one product, one post and one batch of the samples. */
export const PAGES = [
  '/',
  '/about',
  ...Object.values(CONTENT_PAGES).flatMap(({ list, page }) => [list, page]),
  '/compare',
  '/batch',
  BATCH,
  '/faq',
  '/contactus',
  '/sustainability',
  '/wholesale',
  '/wholesale/line-sheet',
  '/auth',
  '/thank-you',
  '/enquiry',
];
