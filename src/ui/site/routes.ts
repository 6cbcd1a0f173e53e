import type { PagedType } from '../../application/content-types/content-types';
import type { BatchId } from '../../domain/batches/batch';
import type { ProductId } from '../../domain/catalogue/product';
import type { PostId } from '../../domain/journal/blog-post';
import type { LawPageId } from '../../domain/legal/law-page';
import { OFFLINE_PAGE } from '../hydration/prerendered-page';

/** Path of every page; `:id` stands for the id of a document. */
export const ROUTES = {
  home: '/',
  about: '/about',
  products: '/product',
  product: '/product-detail/:id',
  compare: '/compare',
  blog: '/blog',
  post: '/blog-detail/:id',
  lawPage: '/legal/:id',
  /** Finds a batch by its number, and lists all of them. */
  batches: '/batch',
  batch: '/batch/:id',
  faq: '/faq',
  contact: '/contactus',
  /** The products that a visitor has collected, and the form that asks about them. */
  enquiry: '/enquiry',
  sustainability: '/sustainability',
  wholesale: '/wholesale',
  /** The catalogue for buyers, to print. */
  lineSheet: '/wholesale/line-sheet',
  auth: '/auth',
  /** The CMS redirects here after a form was submitted without a script. */
  thankYou: '/thank-you',
  /** The service worker serves this page offline instead of pages that are not cached. */
  offline: OFFLINE_PAGE,
  /** The developers' component gallery; not in production builds. */
  gallery: '/__gallery',
} as const;

/**
 * For each content type with pages, the route of one document and the route of its paginated list;
 * `null` if it has no such list.
 */
export const CONTENT_ROUTES = {
  product: { document: ROUTES.product, list: ROUTES.products },
  blog: { document: ROUTES.post, list: ROUTES.blog },
  'law-page': { document: ROUTES.lawPage, list: null },
  // `ROUTES.batches` lists all batches on a single page, which exists only if there are batches.
  batch: { document: ROUTES.batch, list: null },
} as const satisfies Readonly<
  Record<PagedType, { readonly document: string; readonly list: string | null }>
>;

// Encodes the ids, because they come from the CMS and may contain any character.
export const productAddress = (id: ProductId): string =>
  ROUTES.product.replace(':id', encodeURIComponent(id));

export const postAddress = (id: PostId): string =>
  ROUTES.post.replace(':id', encodeURIComponent(id));

export const lawPageAddress = (id: LawPageId): string => ROUTES.lawPage.replace(':id', id);

export const batchAddress = (id: BatchId): string => ROUTES.batch.replace(':id', id);

/**
 * Returns the address of the comparison of these products. With a single product, the page chooses
 * another one to compare it with.
 */
export const compareAddress = (ids: readonly ProductId[]): string => {
  const chosen = new URLSearchParams(ids.map((id) => ['product', id]));
  return ids.length === 0 ? ROUTES.compare : `${ROUTES.compare}?${chosen}`;
};
