import type { LawPage, LawPageId, LawPageSummary } from '../../domain/legal/law-page';
import type { Page } from '../../domain/shared/page';
import type { ReadOptions } from './read-options';

/**
 * The law pages: privacy, imprint, terms, delivery and returns. On failure, every method rejects
 * with a `ContentError`. A list leaves out a page whose data is malformed, and reports it to the
 * `ProblemLog`.
 */
export interface LawPages {
  /** Lists law pages by kind, then by id. Page 1 contains all of them; further pages are empty. */
  search(
    query: { readonly page: number; readonly pageSize?: number },
    options?: ReadOptions,
  ): Promise<Page<LawPageSummary>>;
  /** Returns a law page; `null` when no law page has this id. */
  byId(id: LawPageId, options?: ReadOptions): Promise<LawPage | null>;
}
