import type { Core } from '@strapi/strapi';

export const ORDER = 'api::order.order';

/**
 * Maximum number of products in the manual order; later ones are sorted like unlisted products.
 * This bounds the cost of a visitor's query.
 */
const MAX_LISTED = 500;

interface Row {
  readonly products: readonly { readonly documentId: string }[];
}

/**
 * Returns the documentIds of the products that the owner listed in the content type Order, without
 * duplicates. It uses documentIds because the relation refers to rows of drafts and of published
 * entries, and Strapi replaces the published row at each publication.
 */
export const manualOrder = async (strapi: Core.Strapi): Promise<readonly string[]> => {
  const orders: Row[] = await strapi.db.query(ORDER).findMany({
    orderBy: { id: 'asc' },
    populate: { products: { select: ['id', 'documentId'] } },
  });
  const ids = orders.flatMap(({ products }) => products.map(({ documentId }) => documentId));
  return [...new Set(ids)].slice(0, MAX_LISTED);
};
