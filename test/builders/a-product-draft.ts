import type { ProductDraft } from '../../src/application/ports/product-catalogue';

/** A draft as an editor would write it, for a product with a rating and no pictures. */
export const aProductDraft = (given: Partial<ProductDraft> = {}): ProductDraft => ({
  title: 'Carterii Frankincense Oil',
  description: 'Warm and balsamic, distilled slowly.',
  price: 24,
  rating: 4.5,
  volume: 'Ten ml',
  picture: null,
  ...given,
});
