import type { LawPages } from '../../application/ports/law-pages';
import { byKind } from '../../domain/legal/by-kind';
import type { LawPage, LawPageSummary } from '../../domain/legal/law-page';

const toSummary = ({ id, title, kind, changedAt }: LawPage): LawPageSummary => ({
  id,
  title,
  kind,
  changedAt,
});

export function inMemoryLawPages(pages: readonly LawPage[]): LawPages {
  const summaries = pages.map(toSummary).sort(byKind);
  return {
    search: async ({ page }) => ({
      items: page === 1 ? summaries : [],
      page,
      pageSize: Math.max(1, summaries.length),
      pageCount: Math.min(1, summaries.length),
      total: summaries.length,
    }),
    byId: async (id) => pages.find((one) => one.id === id) ?? null,
  };
}
