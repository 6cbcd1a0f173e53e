import type { LawPages } from '../../../application/ports/law-pages';
import type { ProblemLog } from '../../../application/ports/problem-log';
import { byKind } from '../../../domain/legal/by-kind';
import type { LawPage, LawPageId, LawPageSummary } from '../../../domain/legal/law-page';
import { absentAsNull } from '../http/absent-as-null';
import { entryPath } from '../http/entry-path';
import type { StrapiClient } from '../http/strapi-client';
import { readWire } from '../wire/read-wire';
import { reportOnce } from '../wire/report-once';
import { oneWire } from '../wire/strapi-wire';
import { toLawPage } from '../wire/to-law-page';
import { readCollection } from './read-collection';

const PATH = '/law-pages';

const toSummary = ({ id, title, kind, changedAt }: LawPage): LawPageSummary => ({
  id,
  title,
  kind,
  changedAt,
});

/**
 * Reads law pages. Except for a preview, each query reads all of them, because there are few.
 * `readCollection` sends no filters, so it also works with a CMS that lacks this content type.
 *
 * @param isPreview whether `byId` takes the id of the document in the CMS: a draft may not have an
 * address yet.
 */
export function strapiLawPages(
  client: StrapiClient,
  problems: ProblemLog,
  isPreview = false,
): LawPages {
  const log = reportOnce(problems, 'law-page');
  const { host } = client;

  /**
   * Returns the first law page for each address. The CMS in `cms/` rejects a second page with the
   * same address, but another CMS may not.
   */
  async function all(): Promise<readonly LawPage[]> {
    const read = (value: unknown) => toLawPage(value, { host, log });
    const found = await readCollection(client, PATH, read, 'law page', log);
    return [...new Map([...found].reverse().map((page) => [page.id, page])).values()].sort(byKind);
  }

  const draft = (id: LawPageId, signal: AbortSignal | undefined) =>
    absentAsNull(async () => {
      const answer = await client.call('GET', entryPath(PATH, id), { signal });
      const { data } = readWire(oneWire, answer);
      return data === null ? null : toLawPage(data, { host, log, id });
    });

  return {
    async search({ page }) {
      const items = page === 1 ? (await all()).map(toSummary) : [];
      const total = items.length;
      return { items, page, pageSize: Math.max(1, total), pageCount: Math.min(1, total), total };
    },
    byId: async (id, options) =>
      isPreview
        ? draft(id, options?.signal)
        : ((await all()).find((page) => page.id === id) ?? null),
  };
}
