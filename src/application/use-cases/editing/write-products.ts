import type { Product, ProductId } from '../../../domain/catalogue/product';
import type { EditableCatalogue, ProductDraft } from '../../ports/product-catalogue';

export const createProduct =
  (catalogue: EditableCatalogue) =>
  (draft: ProductDraft): Promise<Product> =>
    catalogue.create(draft);

/** Returns the changed product; `null` when no product has this id. */
export const updateProduct =
  (catalogue: EditableCatalogue) =>
  (id: ProductId, changes: Partial<ProductDraft>): Promise<Product | null> =>
    catalogue.update(id, changes);

export const deleteProduct =
  (catalogue: EditableCatalogue) =>
  (id: ProductId): Promise<void> =>
    catalogue.remove(id);
