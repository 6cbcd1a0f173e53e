import type { Batch, BatchId } from '../../src/domain/batches/batch';

type Given = Partial<Omit<Batch, 'id' | 'title'>> & { readonly id?: string };

/** A batch; its number is `SN-2026-014` unless the test gives another. */
export const aBatch = ({ id = 'SN-2026-014', ...given }: Given = {}): Batch => ({
  material: 'Frankincense Carterii oil',
  state: 'current',
  isSample: false,
  distilledOn: '2026-02-09',
  changedAt: null,
  botanicalName: null,
  harvestSeason: null,
  harvestYear: null,
  region: null,
  method: null,
  quantity: null,
  bestBefore: null,
  laboratory: null,
  accreditation: null,
  analysedOn: null,
  recallNotice: null,
  components: [],
  properties: [],
  documents: [],
  products: [],
  ...given,
  id: id as BatchId,
  title: id,
});
