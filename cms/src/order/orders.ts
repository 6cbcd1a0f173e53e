import type { Core } from '@strapi/strapi';
import { handOrder } from './hand-order';
import type { OwnOrder } from './own-order';

/** The site features products rated above this. */
const FEATURED_ABOVE = 3;

const FEATURED = {
  are: { Rating: { $gt: FEATURED_ABOVE } },
  others: { $or: [{ Rating: { $lte: FEATURED_ABOVE } }, { Rating: { $null: true } }] },
};

const PRODUCT = 'api::product.product';

/** As the owner listed them in Order, then the oldest first: a new product does not push away what is known. */
export const orderOfProducts = async (strapi: Core.Strapi): Promise<OwnOrder> => ({
  first: await handOrder(strapi),
  sort: ['createdAt:asc', 'documentId:asc'],
  // A type that was changed may have none.
  wanted: Object.hasOwn(strapi.contentType(PRODUCT).attributes, 'Rating') ? FEATURED : null,
});

/** The oldest first: the site's own contract, which turns them round itself. */
export const orderOfPosts = async (): Promise<OwnOrder> => ({
  first: [],
  sort: ['createdAt:asc', 'documentId:asc'],
  wanted: null,
});
