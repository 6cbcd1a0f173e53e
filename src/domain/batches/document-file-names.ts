import type { Batch } from './batch';

/**
 * Returns the file name of each document, in the order of the documents:
 * `SN-2026-014-analysis.pdf`. A second document of a kind gets a number:
 * `SN-2026-014-analysis-2.pdf`. A document without a file also gets a name, so that adding its file
 * later does not change other names.
 */
export function documentFileNames({
  id,
  documents,
}: Pick<Batch, 'id' | 'documents'>): readonly string[] {
  const counts = new Map<string, number>();
  return documents.map(({ kind }) => {
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    return `${id}-${kind.replaceAll(' ', '-')}${count === 1 ? '' : `-${count}`}.pdf`;
  });
}
