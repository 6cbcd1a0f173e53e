import type { Batches } from '../../application/ports/batches';
import { type Batch, batchSummary } from '../../domain/batches/batch';
import { latestBatchFirst } from '../../domain/batches/latest-batch-first';

export function inMemoryBatches(given: readonly Batch[]): Batches {
  const batches = [...given].sort(latestBatchFirst);
  return {
    search: async ({ page }) => ({
      items: page === 1 ? batches.map(batchSummary) : [],
      page,
      pageSize: Math.max(1, batches.length),
      pageCount: Math.min(1, batches.length),
      total: batches.length,
    }),
    byId: async (id) => batches.find((one) => one.id === id) ?? null,
  };
}
