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

/** Returns functions that read the files of batches: compositions as CSV, and documents as PDF. */
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
   * Returns for each batch the URL that the QR code on its label contains, and the addresses of the
   * files with the QR code. Returns none for a site whose origin is unknown.
   */
  labels: ({ batch }: PublicContent) =>
    absolute === null
      ? []
      : batch.items.map(({ id }) => ({
          url: absolute(batchAddress(id as BatchId)),
          ...labelFiles(id as BatchId),
        })),
  /**
   * Returns the file in the CMS of which an address is the copy, with the tags of what it reads;
   * `null` when the address is not that of a document with a file.
   */
  documentFile: (address: string) => originalDocument(documentOfFile(address)),
});
