import type { ProductSummary } from '../../../domain/catalogue/product';
import { relatedProducts } from '../../../domain/catalogue/related-products';
import type { ProductCatalogue } from '../../ports/product-catalogue';

/** Returns a few products of other oils; empty when there are none. */
export const getRelatedProducts =
  (catalogue: ProductCatalogue) =>
  async (product: ProductSummary, signal?: AbortSignal): Promise<readonly ProductSummary[]> =>
    // The first page contains enough candidates, however long the list is.
    relatedProducts(product, (await catalogue.search({}, { signal })).items);
