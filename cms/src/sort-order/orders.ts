import type { Core } from '@strapi/strapi';
import type { DefaultOrder } from './default-order';
import { manualOrder } from './manual-order';

/** The site features products rated above this. */
const FEATURED_ABOVE = 3;

const FEATURED = {
  are: { Rating: { $gt: FEATURED_ABOVE } },
  others: { $or: [{ Rating: { $lte: FEATURED_ABOVE } }, { Rating: { $null: true } }] },
};

const PRODUCT = 'api::product.product';

/**
 * The products that the owner listed in Order, then the others, oldest first: a new product does
 * not displace known ones.
 */
export const orderOfProducts = async (strapi: Core.Strapi): Promise<DefaultOrder> => ({
  first: await manualOrder(strapi),
  sort: ['createdAt:asc', 'documentId:asc'],
  // An owner may have removed the field from the content type.
  wanted: Object.hasOwn(strapi.contentType(PRODUCT).attributes, 'Rating') ? FEATURED : null,
});

/** Oldest first: the site expects this order and reverses it itself. */
export const orderOfPosts = async (): Promise<DefaultOrder> => ({
  first: [],
  sort: ['createdAt:asc', 'documentId:asc'],
  wanted: null,
});
