import type { Product } from '../../domain/catalogue/product';
import type { ProductSort } from '../../domain/catalogue/product-query';

export interface StoredProduct extends Product {
  /** Position in the order of creation. */
  readonly created: number;
}

type Order = (one: StoredProduct, other: StoredProduct) => number;

const byId: Order = (one, other) => (one.id < other.id ? -1 : 1);

/**
 * Returns a function that compares two products by one of their values. Products without the value
 * come last, in both directions.
 */
const by =
  (value: (product: StoredProduct) => number | null, direction: 1 | -1): Order =>
  (one, other) => {
    const [left, right] = [value(one), value(other)];
    if (left === right) return byId(one, other);
    if (left === null) return 1;
    return right === null ? -1 : (left - right) * direction;
  };

const ORDERS: Readonly<Record<ProductSort, Order>> = {
  featured: by(({ created }) => created, 1),
  'price-up': by(({ price }) => price, 1),
  'price-down': by(({ price }) => price, -1),
  rating: by(({ rating }) => rating, -1),
  newest: by(({ created }) => created, -1),
};

export const sortedProducts = (products: readonly StoredProduct[], sort: ProductSort) =>
  [...products].sort(ORDERS[sort]);
