import type { ProductFilter } from '../../../domain/catalogue/product-query';
import type { ProductCatalogue } from '../../ports/product-catalogue';

/** `null` when the catalogue cannot tell its products apart by what the filter asks. */
export type CountProducts = (filter: ProductFilter, signal?: AbortSignal) => Promise<number | null>;

export const countProducts =
  (catalogue: ProductCatalogue): CountProducts =>
  (filter, signal) =>
    catalogue.count(filter, { signal });
