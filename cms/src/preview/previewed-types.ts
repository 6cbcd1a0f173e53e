/**
 * Content types that have pages on the site, with their path in the API (`list`) and the path of
 * their pages (`page`). Visitors may read them, and editors may preview their drafts.
 */
export const PREVIEWED = {
  'api::product.product': { list: 'products', page: '/product-detail/' },
  'api::blog.blog': { list: 'blogs', page: '/blog-detail/' },
} as const satisfies Record<string, { list: string; page: string }>;

export type PreviewedType = keyof typeof PREVIEWED;

export const isPreviewed = (type: string): type is PreviewedType => Object.hasOwn(PREVIEWED, type);
