import type { ProductFilter } from '../../domain/product-query';
import type { ProductCatalogue } from '../ports/product-catalogue';

export type CountProducts = (filter: ProductFilter, signal?: AbortSignal) => Promise<number>;

export const countProducts =
  (catalogue: ProductCatalogue): CountProducts =>
  (filter, signal) =>
    catalogue.count(filter, { signal });
