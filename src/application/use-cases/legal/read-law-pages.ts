import type { LawPage, LawPageId, LawPageSummary } from '../../../domain/legal/law-page';
import type { LawPages } from '../../ports/law-pages';

/** Returns a law page; `null` when no law page has this id. */
export const getLawPage =
  (lawPages: LawPages) =>
  (id: LawPageId, signal?: AbortSignal): Promise<LawPage | null> =>
    lawPages.byId(id, { signal });

/**
 * Returns the law pages without their texts, for the links in the footer of every page. Page 1 of
 * the search contains all of them.
 */
export const getLawPageList =
  (lawPages: LawPages) =>
  async (signal?: AbortSignal): Promise<readonly LawPageSummary[]> =>
    (await lawPages.search({ page: 1 }, { signal })).items;
