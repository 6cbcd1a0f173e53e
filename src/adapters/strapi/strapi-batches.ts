import type { Batches } from '../../application/ports/batches';
import type { ProblemLog } from '../../application/ports/problem-log';
import { type Batch, type BatchId, batchSummary } from '../../domain/batches/batch';
import { latestBatchFirst } from '../../domain/batches/latest-batch-first';
import { absentAsNull } from './http/absent-as-null';
import { entryPath } from './http/entry-path';
import type { StrapiClient } from './http/strapi-client';
import { readCollection } from './texts/read-collection';
import { readWire } from './wire/read-wire';
import { reportOnce } from './wire/report-once';
import { oneWire } from './wire/strapi-wire';
import { toBatch } from './wire/to-batch';

const PATH = '/batches';

/**
 * Reads batches. Except for a preview, each query reads all of them, at most 1,000:
 * `readCollection` sends no filters, so it also works with a CMS that lacks this content type.
 *
 * @param isPreview whether `byId` takes the id of the document in the CMS: a draft may not have a
 * number yet.
 */
export function strapiBatches(
  client: StrapiClient,
  problems: ProblemLog,
  isPreview = false,
): Batches {
  const log = reportOnce(problems, 'batch');
  const { host } = client;

  /**
   * Returns the first batch with each number. The CMS in `cms/` rejects a second batch with the
   * same number, but another CMS may not.
   */
  async function all(): Promise<readonly Batch[]> {
    const read = (value: unknown) => toBatch(value, { log, host });
    const found = await readCollection(client, PATH, read, 'batch', log);
    return [...new Map([...found].reverse().map((batch) => [batch.id, batch])).values()].sort(
      latestBatchFirst,
    );
  }

  const draft = (id: BatchId, signal: AbortSignal | undefined) =>
    absentAsNull(async () => {
      const query = { populate: '*' };
      const answer = await client.call('GET', entryPath(PATH, id), { query, signal });
      const { data } = readWire(oneWire, answer);
      return data === null ? null : toBatch(data, { log, host, id });
    });

  return {
    async search({ page }) {
      const items = page === 1 ? (await all()).map(batchSummary) : [];
      const total = items.length;
      return { items, page, pageSize: Math.max(1, total), pageCount: Math.min(1, total), total };
    },
    byId: async (id, options) =>
      isPreview
        ? draft(id, options?.signal)
        : ((await all()).find((batch) => batch.id === id) ?? null),
  };
}
