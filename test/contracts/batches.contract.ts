import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Batches } from '../../src/application/ports/batches';
import type { Batch, BatchId } from '../../src/domain/batches/batch';
import type { ProductId } from '../../src/domain/catalogue/product';
import { aBatch } from '../builders/a-batch';

/** Id of the product that the batches below name. A real CMS assigns another id. */
export const SOLD = 'sacra' as ProductId;

export interface OpenBatches {
  readonly batches: Batches;
  /** Id that this implementation gives the product `SOLD`. */
  readonly sold: ProductId;
  readonly close?: () => Promise<void>;
}

/**
 * An implementation to which the contract tests apply. `open` creates it with the given batches.
 */
export interface BatchesTarget {
  readonly name: string;
  open(batches: readonly Batch[]): Promise<OpenBatches>;
}

const WHOLE: Batch = aBatch({
  id: 'SN-2026-014',
  botanicalName: 'Boswellia carterii',
  harvestSeason: 'dayr',
  harvestYear: 2025,
  region: 'The mountains',
  method: 'With steam',
  quantity: '18 litres',
  bestBefore: '2029-02-08',
  laboratory: 'Example Laboratory',
  accreditation: 'ISO/IEC 17025, no. 1',
  analysedOn: '2026-02-24',
  components: [
    { name: 'alpha-Pinene', cas: '80-56-8', percent: 38.2, range: '30 to 45', isAllergen: true },
    { name: 'Myrcene', cas: null, percent: 6.3, range: null, isAllergen: false },
  ],
  properties: [{ name: 'Density', value: '0.872', unit: 'g/ml', range: null }],
  documents: [
    {
      kind: 'analysis',
      date: '2026-02-24',
      names: 'SN 2026 014',
      examined: 'this batch',
      file: null,
    },
  ],
  products: [SOLD],
});

const BATCHES = [
  aBatch({ id: 'SN-2025-031', distilledOn: '2025-10-20', products: [SOLD] }),
  aBatch({ id: 'SN-2024-002', distilledOn: null }),
  WHOLE,
  aBatch({ id: 'SN-2026-020', distilledOn: '2026-03-01', state: 'sold out', products: [SOLD] }),
  aBatch({
    id: 'SN-2026-021',
    distilledOn: '2026-03-01',
    state: 'recalled',
    recallNotice: 'Do not use it.',
    products: [SOLD],
  }),
];

export function batchesContract({ name, open }: BatchesTarget) {
  describe(`batches of ${name}`, () => {
    let opened: OpenBatches;
    beforeEach(async () => {
      opened = await open(BATCHES);
    });
    afterEach(() => opened.close?.());

    it('batches are listed on one page, the last distilled first and then by number', async () => {
      const { items, total, pageCount } = await opened.batches.search({ page: 1 });
      expect(items.map(({ id }) => id)).toEqual([
        'SN-2026-021',
        'SN-2026-020',
        'SN-2026-014',
        'SN-2025-031',
        'SN-2024-002',
      ]);
      expect({ total, pageCount }).toEqual({ total: 5, pageCount: 1 });
      expect(items[0]).not.toHaveProperty('components');
      expect(items[0]).toMatchObject({ title: 'SN-2026-021', state: 'recalled', isSample: false });
      expect((await opened.batches.search({ page: 2 })).items).toEqual([]);
    });

    it('batches are read whole by their number', async () => {
      const { changedAt: _, ...batch } = (await opened.batches.byId(WHOLE.id)) as Batch;
      const { changedAt: __, ...given } = WHOLE;
      expect(batch).toEqual({ ...given, products: [opened.sold] });
    });

    it('batches contain the recall notice of a recalled batch', async () => {
      expect(await opened.batches.byId('SN-2026-021' as BatchId)).toMatchObject({
        state: 'recalled',
        recallNotice: 'Do not use it.',
      });
    });

    it.each(['SN-2026-999', 'sn-2026-014', '', '..', '\ud800'])(
      'batches are null for a text that is not exactly a batch number: %j',
      async (id) => {
        expect(await opened.batches.byId(id as BatchId)).toBeNull();
      },
    );

    it('batches name their products in the list', async () => {
      const { items } = await opened.batches.search({ page: 1 });
      expect(items.find(({ id }) => id === WHOLE.id)?.products).toEqual([opened.sold]);
    });
  });
}
