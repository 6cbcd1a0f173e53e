import type { Core } from '@strapi/strapi';

export const ORDER = 'api::order.order';

/** Products beyond this many are sorted by age: this bounds the cost of a visitor's query. */
const MAX_LISTED = 500;

interface Row {
  readonly products: readonly { readonly documentId: string }[];
}

/**
 * The documentIds that the owner listed in Order, without duplicates. The relation refers to rows
 * of drafts and of published entries, and Strapi replaces a published row at each publication: only
 * the documentId stays.
 */
export const manualOrder = async (strapi: Core.Strapi): Promise<readonly string[]> => {
  const orders: Row[] = await strapi.db.query(ORDER).findMany({
    orderBy: { id: 'asc' },
    populate: { products: { select: ['id', 'documentId'] } },
  });
  const ids = orders.flatMap(({ products }) => products.map(({ documentId }) => documentId));
  return [...new Set(ids)].slice(0, MAX_LISTED);
};
