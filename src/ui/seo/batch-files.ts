import type { PublicContent } from '../../application/content-types/public-content';
import type { UseCases } from '../../application/use-cases';
import type { BatchId } from '../../domain/batches/batch';
import { documentOfFile, labelFiles } from '../site/addresses/batch-files';
import { batchAddress } from '../site/routes';
import type { Absolute } from './absolute';
import { compositionFiles, readCompositionFile } from './composition-files';

/** Reads for one file, and the cache tags of what they have read. */
interface Reads {
  readonly useCases: Pick<UseCases, 'getBatch'>;
  readonly tags: Iterable<string>;
}

/**
 * Returns functions for the files of batches: compositions (CSV), label QR codes, documents (PDF).
 */
export const batchFiles = <Original>(
  newReads: () => Reads,
  originalDocument: (copy: { id: BatchId; name: string } | null) => Original,
  absolute: Absolute | null,
) => ({
  /** Returns the files with the compositions of all batches, by address. */
  compositionFiles: (content: PublicContent) =>
    compositionFiles(content, newReads().useCases.getBatch),
  /** Returns the file with the composition of a batch, with the tags of what it reads. */
  async compositionFile(address: string) {
    const { useCases, tags } = newReads();
    return { text: await readCompositionFile(address, useCases.getBatch), tags };
  },
  /**
   * Returns, for each batch, the URL in the QR code of its label, and the addresses of the files
   * with the QR code. The result is empty if the site's origin is unknown.
   */
  labels: ({ batch }: PublicContent) =>
    absolute === null
      ? []
      : batch.items.map(({ id }) => ({
          url: absolute(batchAddress(id as BatchId)),
          ...labelFiles(id as BatchId),
        })),
  /**
   * Returns the CMS file that the site serves at this address, with the cache tags of what was
   * read; `null` if no document has a file at this address.
   */
  documentFile: (address: string) => originalDocument(documentOfFile(address)),
});
