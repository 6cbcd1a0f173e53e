import { EMPTY_PRODUCT, type Product, type ProductId } from '../../src/domain/catalogue/product';
import type { Given } from './given';

/** A product with a rating and no pictures. A test passes only the fields that it checks. */
export const aProduct = ({ id = 'carterii', ...given }: Given<Product> = {}): Product => ({
  ...EMPTY_PRODUCT,
  id: id as ProductId,
  title: 'Carterii Frankincense Oil',
  description: 'Warm and balsamic, distilled slowly.',
  price: 24,
  rating: 4.5,
  volume: 'Ten ml',
  ...given,
});
