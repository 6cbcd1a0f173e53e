import type { Product, ProductId } from '../../../domain/catalogue/product';
import type { ProductCatalogue } from '../../ports/product-catalogue';

export type GetProduct = (id: ProductId, signal?: AbortSignal) => Promise<Product | null>;

export const getProduct =
  (catalogue: ProductCatalogue): GetProduct =>
  (id, signal) =>
    catalogue.byId(id, { signal });
