import type { BatchId } from '../../../domain/batches/batch';
import { batchAddress } from '../routes';

const COMPOSITION = /^\/batch\/(?<number>[A-Z0-9-]{1,20})[.]csv$/u;

/** Returns the address of a batch's composition file: `/batch/SN-2026-014.csv`. */
export const compositionFile = (id: BatchId): string => `${batchAddress(id)}.csv`;

const DOCUMENT =
  /^\/batch\/(?<number>[A-Z0-9-]{1,20})\/(?<name>\k<number>-[a-z-]{1,20}(?:-\d{1,2})?[.]pdf)$/u;

/** Returns the address of a document's file: `/batch/SN-2026-014/SN-2026-014-analysis.pdf`. */
export const documentFile = (id: BatchId, name: string): string => `${batchAddress(id)}/${name}`;

/**
 * Returns the addresses of the QR codes for the label of a batch:
 * `/batch/SN-2026-014/SN-2026-014-label.svg`, and the same as PNG.
 */
export const labelFiles = (id: BatchId) => ({
  svg: `${batchAddress(id)}/${id}-label.svg`,
  png: `${batchAddress(id)}/${id}-label.png`,
});

/** Returns the batch and the file name in the address of a document; `null` for other addresses. */
export function documentOfFile(address: string): { id: BatchId; name: string } | null {
  const { number, name } = DOCUMENT.exec(address)?.groups ?? {};
  return number === undefined || name === undefined ? null : { id: number as BatchId, name };
}

/** Returns the batch in the address of a composition file; `null` for other addresses. */
export const batchOfFile = (address: string): BatchId | null =>
  (COMPOSITION.exec(address)?.groups?.['number'] as BatchId | undefined) ?? null;
