interface Pages {
  /** The path of the content type in the API. */
  readonly list: string;
  /** The path of the pages on the site. */
  readonly page: string;
  /** The field that contains the last part of a page's path; by default it is the document's id. */
  readonly endsWith?: 'address';
}

const PAGES = {
  'api::product.product': { list: 'products', page: '/product-detail/' },
  'api::blog.blog': { list: 'blogs', page: '/blog-detail/' },
  'api::law-page.law-page': { list: 'law-pages', page: '/legal/', endsWith: 'address' },
} as const satisfies Record<string, Pages>;

export type PreviewedType = keyof typeof PAGES;

/**
 * Content types that have pages on the site. Visitors may read their documents, and editors may
 * preview the drafts.
 */
export const PREVIEWED: Readonly<Record<PreviewedType, Pages>> = PAGES;

export const isPreviewed = (type: string): type is PreviewedType => Object.hasOwn(PREVIEWED, type);
