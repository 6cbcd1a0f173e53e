import type { Core } from '@strapi/strapi';
import type { DefaultOrder } from './default-order';
import { manualOrder } from './manual-order';

/** The site features products with a rating above this. */
const FEATURED_ABOVE = 3;

const FEATURED = {
  are: { Rating: { $gt: FEATURED_ABOVE } },
  others: { $or: [{ Rating: { $lte: FEATURED_ABOVE } }, { Rating: { $null: true } }] },
};

const PRODUCT = 'api::product.product';

/**
 * Returns the order of products: first those that the owner listed in the content type Order, then
 * all others, oldest first, so that a new product does not displace older ones.
 */
export const orderOfProducts = async (strapi: Core.Strapi): Promise<DefaultOrder> => ({
  first: await manualOrder(strapi),
  sort: ['createdAt:asc', 'documentId:asc'],
  // The owner may have removed the field `Rating` from the content type.
  wanted: Object.hasOwn(strapi.contentType(PRODUCT).attributes, 'Rating') ? FEATURED : null,
});

/**
 * Returns the order of posts: last created first, so that the first page of a list contains the
 * latest.
 */
export const orderOfPosts = async (): Promise<DefaultOrder> => ({
  first: [],
  sort: ['createdAt:desc', 'documentId:asc'],
  wanted: null,
});
