import type { ProductId } from '../catalogue/product';
import type { BatchSummary } from './batch';

/**
 * Returns the batch that a product is sold from: the first current one in the list; `undefined`
 * when there is none.
 *
 * @param batches the last distilled first.
 */
export const currentBatchOf = (
  product: ProductId,
  batches: readonly BatchSummary[],
): BatchSummary | undefined =>
  batches.find(({ state, products }) => state === 'current' && products.includes(product));
