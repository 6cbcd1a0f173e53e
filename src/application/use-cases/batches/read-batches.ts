import type { Batch, BatchId, BatchSummary } from '../../../domain/batches/batch';
import { currentBatchOf } from '../../../domain/batches/current-batch';
import type { ProductId } from '../../../domain/catalogue/product';
import type { Batches } from '../../ports/batches';
import type { ProductCatalogue } from '../../ports/product-catalogue';

/** Returns a batch; `null` when no batch has this number. */
export const getBatch =
  (batches: Batches) =>
  (id: BatchId, signal?: AbortSignal): Promise<Batch | null> =>
    batches.byId(id, { signal });

/** Returns all batches without their analyses, the last distilled first. */
export const getBatchList =
  (batches: Batches) =>
  async (signal?: AbortSignal): Promise<readonly BatchSummary[]> =>
    (await batches.search({ page: 1 }, { signal })).items;

/** Whether there is any batch that a visitor can find. */
export const hasBatches =
  (batches: Batches) =>
  async (signal?: AbortSignal): Promise<boolean> =>
    (await batches.search({ page: 1 }, { signal })).items.length > 0;

/** The fields of a batch that a product's page shows. */
export type CurrentBatch = Pick<BatchSummary, 'id' | 'title' | 'isSample'>;

/**
 * Returns the batch that a product is sold from: of its current batches, the one that was distilled
 * last. Returns `null` if it has no current batch.
 */
export const getCurrentBatch =
  (batches: Batches) =>
  async (product: ProductId, signal?: AbortSignal): Promise<CurrentBatch | null> => {
    const { items } = await batches.search({ page: 1 }, { signal });
    const found = currentBatchOf(product, items);
    return found ? { id: found.id, title: found.title, isSample: found.isSample } : null;
  };

/** A product that was filled from a batch. */
export interface BatchProduct {
  readonly id: ProductId;
  readonly title: string;
}

/** Returns the products with these ids; those that are not published are left out. */
export const getBatchProducts =
  (catalogue: ProductCatalogue) =>
  async (ids: readonly ProductId[], signal?: AbortSignal): Promise<readonly BatchProduct[]> => {
    const found = await Promise.all(ids.map((id) => catalogue.byId(id, { signal })));
    return found.flatMap((product) =>
      product === null ? [] : [{ id: product.id, title: product.title }],
    );
  };
