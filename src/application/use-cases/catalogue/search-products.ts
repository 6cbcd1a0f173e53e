import type { FoundProducts, ProductQuery } from '../../../domain/catalogue/product-query';
import type { ProductCatalogue } from '../../ports/product-catalogue';

export type SearchProducts = (query: ProductQuery, signal?: AbortSignal) => Promise<FoundProducts>;

export const searchProducts =
  (catalogue: ProductCatalogue): SearchProducts =>
  (query, signal) =>
    catalogue.search(query, { signal });
