/**
 * SAMPLE CONTENT. No such batch exists, and no laboratory measured these figures. They show what
 * the page of a batch looks like, and each page says so. Replace them with the brand's own reports.
 */
import type { Batch, BatchComponent, BatchId } from '../../../domain/batches/batch';
import type { ProductId } from '../../../domain/catalogue/product';

const component = (
  name: string,
  cas: string,
  percent: number,
  range: string,
  isAllergen = false,
): BatchComponent => ({ name, cas, percent, range, isAllergen });

const sample = {
  isSample: true,
  changedAt: null,
  region: 'The mountains of northern Somalia',
  method: 'Distilled from the resin with water or steam',
  laboratory: 'A sample: no laboratory examined it',
  accreditation: null,
  recallNotice: null,
} as const;

type Given = Omit<Batch, 'id' | 'title' | keyof typeof sample> &
  Pick<Partial<Batch>, 'recallNotice'>;

const batch = (id: string, given: Given): Batch => ({
  ...sample,
  ...given,
  id: id as BatchId,
  title: id,
});

const CARTERII = {
  material: 'Frankincense Carterii oil',
  botanicalName: 'Boswellia carterii',
  products: [
    'frankincense-carterii-ten-ml' as ProductId,
    'frankincense-carterii-thirty-ml' as ProductId,
  ],
} as const;

export const sampleBatches: readonly Batch[] = [
  batch('SN-2026-014', {
    ...CARTERII,
    state: 'current',
    harvestSeason: 'dayr',
    harvestYear: 2025,
    distilledOn: '2026-02-09',
    quantity: '18 litres',
    bestBefore: '2029-02-08',
    analysedOn: '2026-02-24',
    components: [
      component('alpha-Pinene', '80-56-8', 38.2, '30 to 45', true),
      component('Limonene', '138-86-3', 14.6, '8 to 20', true),
      component('alpha-Thujene', '2867-05-2', 9.1, '4 to 14'),
      component('Myrcene', '123-35-3', 6.3, '2 to 10'),
      component('Sabinene', '3387-41-5', 5.4, '2 to 8'),
      component('para-Cymene', '99-87-6', 4.8, '2 to 8'),
      component('beta-Caryophyllene', '87-44-5', 3.7, '1 to 6', true),
      component('beta-Pinene', '127-91-3', 2.9, '1 to 5', true),
    ],
    properties: [
      { name: 'Density at 20 °C', value: '0.872', unit: 'g/ml', range: '0.860 to 0.890' },
      { name: 'Refractive index at 20 °C', value: '1.471', unit: null, range: '1.465 to 1.480' },
    ],
    documents: [],
  }),
  batch('SN-2025-031', {
    ...CARTERII,
    state: 'sold out',
    harvestSeason: 'xagaa',
    harvestYear: 2025,
    distilledOn: '2025-10-20',
    quantity: '11 litres',
    bestBefore: '2028-10-19',
    analysedOn: '2025-11-03',
    components: [
      component('alpha-Pinene', '80-56-8', 41.5, '30 to 45', true),
      component('Limonene', '138-86-3', 11.9, '8 to 20', true),
      component('alpha-Thujene', '2867-05-2', 7.8, '4 to 14'),
      component('Sabinene', '3387-41-5', 5.9, '2 to 8'),
      component('Myrcene', '123-35-3', 4.4, '2 to 10'),
    ],
    properties: [],
    documents: [],
  }),
  batch('SN-2025-027', {
    material: 'Maydi frankincense oil',
    botanicalName: 'Boswellia frereana',
    state: 'recalled',
    recallNotice:
      'A sample of a recall: the seal of some bottles may leak. Do not use the oil. Write to us with the number on the label, and we replace the bottle.',
    products: ['maydi-frankincense-thirty-ml' as ProductId],
    harvestSeason: 'gu',
    harvestYear: 2025,
    distilledOn: '2025-08-12',
    quantity: '6 litres',
    bestBefore: '2028-08-11',
    analysedOn: '2025-08-27',
    components: [
      component('alpha-Thujene', '2867-05-2', 28.4, '14 to 44'),
      component('alpha-Pinene', '80-56-8', 24.1, '3 to 63', true),
      component('para-Cymene', '99-87-6', 9.6, '3 to 15'),
      component('Sabinene', '3387-41-5', 5.2, '1 to 9'),
    ],
    properties: [],
    documents: [],
  }),
];
