import type { ProductSummary } from '../../../domain/catalogue/product';
import { relatedProducts } from '../../../domain/catalogue/related-products';
import type { ProductCatalogue } from '../../ports/product-catalogue';

/** A row of other products at most; none where there is nothing else. */
export const getRelatedProducts =
  (catalogue: ProductCatalogue) =>
  async (product: ProductSummary, signal?: AbortSignal): Promise<readonly ProductSummary[]> =>
    // The first page of the list: enough to choose from, however long the list is.
    relatedProducts(product, (await catalogue.search({}, { signal })).items);
