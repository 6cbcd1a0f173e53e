import type { PublicContent } from '../../application/content-types/public-content';
import type { Reads } from '../../application/use-cases';
import type { Batch, BatchId } from '../../domain/batches/batch';
import { compositionTable } from '../../domain/batches/composition-table';
import { csvOf } from '../../domain/shared/csv';
import { batchPage } from '../content/pages/batch';
import { batchOfFile, compositionFile } from '../site/addresses/batch-files';

/**
 * Returns the composition of a batch as CSV, with the same cells as the table on the batch's page;
 * `null` for a batch without a composition.
 */
function compositionOf(batch: Batch | null): string | null {
  if (batch === null || batch.components.length === 0) return null;
  const { columns, rows } = compositionTable(batch.components, batchPage.composition);
  return csvOf([columns, ...rows]);
}

/** Returns the text of the composition file at an address; `null` if there is no such file. */
export async function readCompositionFile(
  address: string,
  getBatch: Reads['getBatch'],
): Promise<string | null> {
  const id = batchOfFile(address);
  return id === null ? null : compositionOf(await getBatch(id));
}

/** Returns the composition files of all batches that have a composition. */
export async function compositionFiles(
  content: PublicContent,
  getBatch: Reads['getBatch'],
): Promise<readonly (readonly [address: string, text: string])[]> {
  const files = content.batch.items.map(async ({ id }) => {
    const text = compositionOf(await getBatch(id as BatchId));
    return text === null ? [] : [[compositionFile(id as BatchId), text] as const];
  });
  return (await Promise.all(files)).flat();
}
