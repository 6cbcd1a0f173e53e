import type { Page } from '../../domain/page';
import type { Product } from '../../domain/product';
import type { ProductQuery } from '../../domain/product-query';
import type { ProductCatalogue } from '../ports/product-catalogue';

export type SearchProducts = (query: ProductQuery, signal?: AbortSignal) => Promise<Page<Product>>;

export const searchProducts =
  (catalogue: ProductCatalogue): SearchProducts =>
  (query, signal) =>
    catalogue.search(query, { signal });
