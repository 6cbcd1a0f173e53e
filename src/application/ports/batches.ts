import type { Batch, BatchId, BatchSummary } from '../../domain/batches/batch';
import type { Page } from '../../domain/shared/page';
import type { ReadOptions } from './read-options';

/**
 * The batches of oil and resin, with their analyses. On failure, every method rejects with a
 * `ContentError`. A list leaves out a batch whose data is malformed, and reports it to the
 * `ProblemLog`. The adapter also leaves out, and reports, a composition of more than 100 per cent
 * and a document that names another batch. If the CMS lacks the content type, there are no batches.
 */
export interface Batches {
  /**
   * Lists batches, the last distilled first. Equal dates are sorted by number, highest first. Page
   * 1 contains all batches; further pages are empty.
   */
  search(
    query: { readonly page: number; readonly pageSize?: number },
    options?: ReadOptions,
  ): Promise<Page<BatchSummary>>;
  /** Returns a batch; `null` when no batch has exactly this number. */
  byId(id: BatchId, options?: ReadOptions): Promise<Batch | null>;
}
