import type { Product, ProductId } from '../../src/domain/catalogue/product';
import type { Given } from './given';

/** A rated oil without pictures; pass the fields that the test is about. */
export const aProduct = ({ id = 'carterii', ...given }: Given<Product> = {}): Product => ({
  id: id as ProductId,
  title: 'Carterii Frankincense Oil',
  description: 'Warm and balsamic, distilled slowly.',
  price: 24,
  rating: 4.5,
  volume: 'Ten ml',
  picture: null,
  gallery: [],
  facts: [],
  changedAt: null,
  ...given,
});
