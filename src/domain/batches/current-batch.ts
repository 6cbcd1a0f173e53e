import type { ProductId } from '../catalogue/product';
import type { BatchSummary } from './batch';

/**
 * Returns the batch that a product is sold from: the first current batch of the product in the
 * list. Returns `undefined` if the product has no current batch.
 *
 * @param batches the last distilled first.
 */
export const currentBatchOf = (
  product: ProductId,
  batches: readonly BatchSummary[],
): BatchSummary | undefined =>
  batches.find(({ state, products }) => state === 'current' && products.includes(product));
