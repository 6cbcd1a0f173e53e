import { expect, it } from 'vitest';
import { aBatch } from '../../../test/builders/a-batch';
import { aPdf } from '../../../test/builders/a-pdf';
import { aProblemLog } from '../../../test/builders/a-problem-log';
import type { BatchDocument, BatchId } from '../../domain/batches/batch';
import { inMemoryBatches } from '../in-memory/in-memory-batches';
import { batchesWithCopiedDocuments, originalDocument } from './batches-with-copied-documents';
import { documentCopier } from './document-copier';

const PDF = aPdf();
const ID = 'SN-2026-014' as BatchId;
const addressOf = (batch: BatchId, name: string) => `/batch/${batch}/${name}`;
const document = (url: string | null): BatchDocument => ({
  kind: 'analysis',
  date: null,
  names: ID,
  examined: 'this batch',
  file: url === null ? null : { url, bytes: 1 },
});

async function copy(...urls: readonly (string | null)[]) {
  const written = new Map<string, number>();
  const log = aProblemLog();
  const source = inMemoryBatches([aBatch({ documents: urls.map(document) })]);
  const copier = documentCopier(addressOf, {
    async read(url) {
      if (url.endsWith('gone.pdf')) throw new Error('cms.example answered 404');
      return url.endsWith('page.pdf') ? new TextEncoder().encode('<script>1</script>') : PDF;
    },
    write: async (address, bytes) => void written.set(address, bytes.length),
  });
  const batches = batchesWithCopiedDocuments(source, copier, log);
  const batch = await batches.byId(ID);
  return { files: batch?.documents.map(({ file }) => file), written, log };
}

it('copies each file under the name of its batch and kind, with its true size', async () => {
  const { files, written, log } = await copy('https://cms.example/a.pdf', null, '/b.pdf');
  expect(written).toEqual(
    new Map([
      [`/batch/${ID}/${ID}-analysis.pdf`, PDF.length],
      [`/batch/${ID}/${ID}-analysis-3.pdf`, PDF.length],
    ]),
  );
  expect(files).toEqual([
    { url: `/batch/${ID}/${ID}-analysis.pdf`, bytes: PDF.length },
    null,
    { url: `/batch/${ID}/${ID}-analysis-3.pdf`, bytes: PDF.length },
  ]);
  expect(log.problems).toEqual([]);
});

it.each(['https://cms.example/gone.pdf', 'https://cms.example/page.pdf'])(
  'leaves out and reports a file that cannot be copied: %s',
  async (url) => {
    const { files, written, log } = await copy(url, 'https://cms.example/a.pdf');
    expect(files).toEqual([null, { url: `/batch/${ID}/${ID}-analysis-2.pdf`, bytes: PDF.length }]);
    expect([...written.keys()]).toEqual([`/batch/${ID}/${ID}-analysis-2.pdf`]);
    expect(log.problems).toHaveLength(1);
    expect(log.problems[0]).toContain(url);
  },
);

it('only changes the address where the host reads files on request', async () => {
  const batches = batchesWithCopiedDocuments(
    inMemoryBatches([aBatch({ documents: [document('https://cms.example/a.pdf')] })]),
    documentCopier(addressOf),
    aProblemLog(),
  );
  expect((await batches.byId(ID))?.documents[0]?.file).toEqual({
    url: `/batch/${ID}/${ID}-analysis.pdf`,
    bytes: 1,
  });
  expect((await batches.search({ page: 1 })).items).toHaveLength(1);
  expect(await batches.byId('SN-1' as BatchId)).toBeNull();
});

it('finds the original of a file by its name on the site', async () => {
  const documents = [document(null), document('https://cms.example/a.pdf')];
  const batches = inMemoryBatches([aBatch({ documents })]);
  const originalOf = (name: string, id = ID) => originalDocument(batches, { id, name });
  expect(await originalOf(`${ID}-analysis-2.pdf`)).toEqual({
    file: documents[1]?.file,
    tags: [`batch/${ID}`, 'batch'],
  });
  expect(await originalDocument(batches, null)).toBeNull();
  for (const name of [`${ID}-analysis.pdf`, `${ID}-analysis-3.pdf`, '', '../a.pdf'])
    expect(await originalOf(name), name).toBeNull();
  expect(await originalOf(`${ID}-analysis-2.pdf`, 'SN-1' as BatchId)).toBeNull();
});
