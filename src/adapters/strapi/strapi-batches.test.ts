import { expect, it, vi } from 'vitest';
import { aBatch } from '../../../test/builders/a-batch';
import { aBatchWire } from '../../../test/builders/a-batch-wire';
import { json } from '../../../test/builders/a-network';
import { aProblemLog } from '../../../test/builders/a-problem-log';
import type { BatchId } from '../../domain/batches/batch';
import { strapiClient } from './http/strapi-client';
import { strapiBatches } from './strapi-batches';

function aCms(body: unknown, status = 200) {
  const log = aProblemLog();
  vi.stubGlobal('fetch', async () => json(body, { status }));
  const client = strapiClient({ host: 'https://cms.example', token: '' });
  return { log, client, batches: strapiBatches(client, log) };
}
const list = (...data: readonly unknown[]) => ({ data, meta: {} });
const ID = 'SN-2026-014' as BatchId;

it.each([404, 403])(
  'strapiBatches returns no batches when the CMS answers %i, because it lacks the content type',
  async (status) => {
    const { batches } = aCms({ data: null, error: { status } }, status);
    expect((await batches.search({ page: 1 })).items).toEqual([]);
    expect(await batches.byId(ID)).toBeNull();
  },
);

it('strapiBatches rejects when the CMS fails', async () => {
  const { batches } = aCms({}, 400);
  await expect(batches.search({ page: 1 })).rejects.toMatchObject({ kind: 'bad-request' });
});

it('strapiBatches leaves out a composition of more than 100 per cent, and reports it', async () => {
  const component = { name: 'Limonene', cas: null, range: null, isAllergen: true };
  const { batches, log } = aCms(
    list(
      aBatchWire(
        aBatch({
          components: [
            { ...component, percent: 70 },
            { ...component, percent: 31 },
          ],
        }),
      ),
    ),
  );
  expect(await batches.byId(ID)).toMatchObject({ components: [] });
  expect(log.problems).toEqual([expect.stringContaining('components of "SN-2026-014"')]);
});

it('strapiBatches leaves out documents that prove nothing about the batch, and reports them', async () => {
  const document = {
    kind: 'analysis',
    date: null,
    names: 'SN-2026-014',
    examined: 'this batch',
    file: null,
  } as const;
  const documents = [
    document,
    { ...document, names: 'SN-2026-015' },
    { ...document, examined: 'pre-shipment sample' as const },
  ];
  const { batches, log } = aCms(list(aBatchWire(aBatch({ documents }))));
  expect(await batches.byId(ID)).toMatchObject({ documents: [document] });
  expect(log.problems).toHaveLength(2);
});

it('strapiBatches leaves out a batch whose number cannot be part of an address, and keeps the others', async () => {
  const { batches, log } = aCms(
    list(aBatchWire(aBatch({ id: '# 1' })), aBatchWire(aBatch({ id: 'sn 2026 014' }))),
  );
  const { items } = await batches.search({ page: 1 });
  expect(items.map(({ id }) => id)).toEqual(['SN-2026-014']);
  expect(log.problems).toHaveLength(1);
});

it('strapiBatches reads a draft by the id of its document', async () => {
  const { client } = aCms({ data: aBatchWire(aBatch()) });
  const drafts = strapiBatches(client, aProblemLog(), true);
  expect(await drafts.byId('document-1' as BatchId)).toMatchObject({ id: 'document-1', title: ID });
});
