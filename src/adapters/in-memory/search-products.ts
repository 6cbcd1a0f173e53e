import type { Product } from '../../domain/catalogue/product';
import type { ProductFilter, ProductSort } from '../../domain/catalogue/product-query';
import { matchesText } from './matches-text';

export interface StoredProduct extends Product {
  /** Position in the order of creation. */
  readonly created: number;
}

type Order = (one: StoredProduct, other: StoredProduct) => number;

const byId: Order = (one, other) => (one.id < other.id ? -1 : 1);

/** Sorts products without the value last, in both directions. */
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

export const inOrder = (products: readonly StoredProduct[], sort: ProductSort) =>
  [...products].sort(ORDERS[sort]);

export function matches(product: Product, filter: ProductFilter): boolean {
  const { titles = [], volumes = [], minimumRating, minimumPrice, maximumPrice } = filter;
  const { title, volume, rating, price } = product;
  return (
    matchesText(product, filter.text) &&
    (titles.length === 0 || titles.includes(title)) &&
    (volumes.length === 0 || (volume !== null && volumes.includes(volume))) &&
    (minimumRating === undefined || (rating !== null && rating >= minimumRating)) &&
    (minimumPrice === undefined || (price !== null && price >= minimumPrice)) &&
    (maximumPrice === undefined || (price !== null && price <= maximumPrice))
  );
}
