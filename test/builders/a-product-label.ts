import type { ProductLabel } from '../../src/domain/label/product-label';

/** A label that states only what a test gives. */
export const aProductLabel = (given: Partial<ProductLabel> = {}): ProductLabel => ({
  netContent: null,
  botanicalName: null,
  plantPart: null,
  method: null,
  inci: null,
  allergens: null,
  signalWord: null,
  pictograms: [],
  hazards: [],
  precautions: [],
  gtin: null,
  ...given,
});
