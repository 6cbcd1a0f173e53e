/**
 * Content types that have pages on the site, with their path in the API (`list`) and the path of
 * their pages (`page`). A page's address ends with the id of the document, or with its `address`
 * field. Visitors may read them, and editors may preview their drafts.
 */
export const PREVIEWED = {
  'api::product.product': { list: 'products', page: '/product-detail/' },
  'api::blog.blog': { list: 'blogs', page: '/blog-detail/' },
  'api::law-page.law-page': { list: 'law-pages', page: '/legal/', endsWith: 'address' },
} as const satisfies Record<string, { list: string; page: string; endsWith?: 'address' }>;

export type PreviewedType = keyof typeof PREVIEWED;

export const isPreviewed = (type: string): type is PreviewedType => Object.hasOwn(PREVIEWED, type);
