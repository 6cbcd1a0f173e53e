import type { DocumentCopier } from '../../application/ports/document-copier';
import type { BatchId } from '../../domain/batches/batch';
import { isPdf } from '../../domain/batches/is-pdf';

/** Reads files of the CMS, and writes files of the site. */
export interface DocumentFiles {
  /** Rejects with the reason when the file cannot be read or is too large. */
  read(url: string): Promise<Uint8Array>;
  write(address: string, bytes: Uint8Array): Promise<void>;
}

type AddressOf = (batch: BatchId, name: string) => string;

/**
 * Reads, checks and writes the file of each document. Without `files` only the address changes,
 * because the host reads the file when a visitor requests it.
 */
export const documentCopier = (addressOf: AddressOf, files?: DocumentFiles): DocumentCopier => ({
  async copy(file, batch, name) {
    const address = addressOf(batch, name);
    if (files === undefined) return { ...file, url: address };
    const bytes = await files.read(file.url);
    if (!isPdf(bytes)) throw new Error('It is no PDF that may be published');
    await files.write(address, bytes);
    return { url: address, bytes: bytes.length };
  },
});
