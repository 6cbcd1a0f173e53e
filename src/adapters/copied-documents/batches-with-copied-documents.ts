import { tagsOfCall } from '../../application/content-types/content-types';
import type { Batches } from '../../application/ports/batches';
import type { DocumentCopier } from '../../application/ports/document-copier';
import type { ProblemLog } from '../../application/ports/problem-log';
import type { Batch, BatchDocument, BatchId } from '../../domain/batches/batch';
import { documentFileNames } from '../../domain/batches/document-file-names';

/**
 * Copies the files of a batch's documents to the site when the batch is read by its id. If a file
 * cannot be copied, the reason is reported and the document has no file. Visitors then have to ask
 * for the document.
 */
export function batchesWithCopiedDocuments(
  batches: Batches,
  copier: DocumentCopier,
  problems: ProblemLog,
): Batches {
  async function copied(batch: Batch, name: string, document: BatchDocument) {
    const { file } = document;
    if (file === null) return document;
    try {
      return { ...document, file: await copier.copy(file, batch.id, name) };
    } catch (cause) {
      problems.report(`its file ${file.url} was left out`, {
        of: 'batch',
        documentId: batch.id,
        title: batch.title,
        problem: { cause },
      });
      return { ...document, file: null };
    }
  }

  return {
    ...batches,
    async byId(id, options) {
      const batch = await batches.byId(id, options);
      if (batch === null) return null;
      const names = documentFileNames(batch);
      const documents = batch.documents.map((document, place) =>
        copied(batch, names[place] ?? '', document),
      );
      return { ...batch, documents: await Promise.all(documents) };
    },
  };
}

/** A copy by its batch and its name on the site. */
export interface CopiedFile {
  readonly id: BatchId;
  readonly name: string;
}

/**
 * Returns the file in the CMS from which a copy is made, with the cache tags of the read. Returns
 * `null` when the document does not exist or has no file.
 */
export async function originalDocument(batches: Batches, copy: CopiedFile | null) {
  if (copy === null) return null;
  const batch = await batches.byId(copy.id);
  if (batch === null) return null;
  const { file = null } = batch.documents[documentFileNames(batch).indexOf(copy.name)] ?? {};
  return file && { file, tags: tagsOfCall('batch', 'byId', [copy.id]) };
}
