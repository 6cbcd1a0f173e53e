import type { BatchId, DocumentFile } from '../../domain/batches/batch';

/** Gives files of documents an address on the site. */
export interface DocumentCopier {
  /**
   * Returns the file at its address on the site. Rejects with the reason when the site cannot serve
   * the file.
   *
   * @param name its name on the site: `SN-2026-014-analysis.pdf`.
   */
  copy(file: DocumentFile, batch: BatchId, name: string): Promise<DocumentFile>;
}
