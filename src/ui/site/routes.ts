import type { ProductId } from '../../domain/catalogue/product';
import type { PostId } from '../../domain/journal/blog-post';
import { OFFLINE_PAGE } from '../hydration/prerendered-page';

/** Every address of the site. */
export const ROUTES = {
  home: '/',
  about: '/about',
  products: '/product',
  product: '/product-detail/:id',
  compare: '/compare',
  blog: '/blog',
  post: '/blog-detail/:id',
  faq: '/faq',
  contact: '/contactus',
  sustainability: '/sustainability',
  wholesale: '/wholesale',
  auth: '/auth',
  /** Where the CMS leads who has sent a form without a script. */
  thankYou: '/thank-you',
  /** What a service worker shows in place of a page that it has not kept. */
  offline: OFFLINE_PAGE,
  /** Developers' page of components; not in a visitor's build. */
  gallery: '/__gallery',
} as const;

// The ids come from the CMS: they are put into addresses as they are only when that is safe.
export const productAddress = (id: ProductId): string =>
  ROUTES.product.replace(':id', encodeURIComponent(id));

export const postAddress = (id: PostId): string =>
  ROUTES.post.replace(':id', encodeURIComponent(id));

/** The comparison of these products; of no more than one, with what suits it best. */
export const compareAddress = (ids: readonly ProductId[]): string => {
  const chosen = new URLSearchParams(ids.map((id) => ['product', id]));
  return ids.length === 0 ? ROUTES.compare : `${ROUTES.compare}?${chosen}`;
};
