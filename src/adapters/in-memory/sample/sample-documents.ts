import recalledAnalysis from '../../../../art/documents/SN-2025-027-analysis.pdf?url&no-inline';
import earlierAnalysis from '../../../../art/documents/SN-2025-031-analysis.pdf?url&no-inline';
import analysis from '../../../../art/documents/SN-2026-014-analysis.pdf?url&no-inline';
import safety from '../../../../art/documents/SN-2026-014-safety-data-sheet.pdf?url&no-inline';
import type { Batch, BatchDocument } from '../../../domain/batches/batch';

/** Approximate size of each sample, in bytes. The build replaces it by the true size. */
const BYTES = 2000;

type Given = Pick<BatchDocument, 'kind' | 'date'> & { readonly url: string | null };

/** Documents of the sample batches, by number. The word SAMPLE runs across each of their pages. */
const DOCUMENTS: Readonly<Record<string, readonly Given[]>> = {
  'SN-2026-014': [
    { kind: 'analysis', date: '2026-02-24', url: analysis },
    { kind: 'safety data sheet', date: '2026-03-02', url: safety },
    { kind: 'allergens', date: '2026-03-02', url: null },
  ],
  'SN-2025-031': [{ kind: 'analysis', date: '2025-11-03', url: earlierAnalysis }],
  'SN-2025-027': [{ kind: 'analysis', date: '2025-08-27', url: recalledAnalysis }],
};

/**
 * Adds the documents to a sample batch. They are separate from the data because only a bundler can
 * load them: code that runs in plain Node imports the data alone.
 */
export const withSampleDocuments = (batch: Batch): Batch => ({
  ...batch,
  documents: (DOCUMENTS[batch.id] ?? []).map(({ url, ...document }) => ({
    ...document,
    names: batch.id,
    examined: 'this batch',
    file: url === null ? null : { url, bytes: BYTES },
  })),
});
