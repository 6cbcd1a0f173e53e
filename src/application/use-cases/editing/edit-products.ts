import type { Product, ProductId } from '../../../domain/catalogue/product';
import type { ProductCatalogue, ProductDraft } from '../../ports/product-catalogue';

export type CreateProduct = (draft: ProductDraft) => Promise<Product>;
export type UpdateProduct = (
  id: ProductId,
  changes: Partial<ProductDraft>,
) => Promise<Product | null>;
export type DeleteProduct = (id: ProductId) => Promise<void>;

export const createProduct =
  (catalogue: ProductCatalogue): CreateProduct =>
  (draft) =>
    catalogue.create(draft);

export const updateProduct =
  (catalogue: ProductCatalogue): UpdateProduct =>
  (id, changes) =>
    catalogue.update(id, changes);

export const deleteProduct =
  (catalogue: ProductCatalogue): DeleteProduct =>
  (id) =>
    catalogue.remove(id);
