import type { LawPage, LawPageId, LawPageSummary } from '../../../domain/legal/law-page';
import type { LawPages } from '../../ports/law-pages';

/** Returns a law page; `null` when no law page has this id. */
export const getLawPage =
  (lawPages: LawPages) =>
  (id: LawPageId, signal?: AbortSignal): Promise<LawPage | null> =>
    lawPages.byId(id, { signal });

/** Returns all law pages without their texts, for the links to them that every page shows. */
export const getLawPageList =
  (lawPages: LawPages) =>
  async (signal?: AbortSignal): Promise<readonly LawPageSummary[]> =>
    (await lawPages.search({ page: 1 }, { signal })).items;
