/** What can be previewed: where the API has it, and where the site has its page. */
export const PREVIEWED = {
  'api::product.product': { list: 'products', page: '/product-detail/' },
  'api::blog.blog': { list: 'blogs', page: '/blog-detail/' },
} as const satisfies Record<string, { list: string; page: string }>;

export type PreviewedType = keyof typeof PREVIEWED;

export const isPreviewed = (type: string): type is PreviewedType => Object.hasOwn(PREVIEWED, type);
