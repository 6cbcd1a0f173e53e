import type { LawPage, LawPageId, LawPageSummary } from '../../../domain/legal/law-page';
import type { LawPages } from '../../ports/law-pages';

/** `null` when no law page has this id. */
export const getLawPage =
  (lawPages: LawPages) =>
  (id: LawPageId, signal?: AbortSignal): Promise<LawPage | null> =>
    lawPages.byId(id, { signal });

/** What every page needs for its links to the law pages, without their texts. */
export const getLawPageList =
  (lawPages: LawPages) =>
  async (signal?: AbortSignal): Promise<readonly LawPageSummary[]> =>
    (await lawPages.search({ page: 1 }, { signal })).items;
