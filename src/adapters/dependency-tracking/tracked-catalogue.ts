import type { ProductCatalogue } from '../../application/ports/product-catalogue';
import type { ProductSummary } from '../../domain/catalogue/product';
import type { ContentReadLog } from './content-reads';

/** The catalogue, noting in `log` what of it was asked for and what it answered. */
export function trackedCatalogue(
  catalogue: ProductCatalogue,
  log: ContentReadLog,
): ProductCatalogue {
  const listed = (products: readonly ProductSummary[]) => {
    log.lists.add('products');
    for (const { id } of products) log.products.add(id);
  };
  return {
    async list(options) {
      const products = await catalogue.list(options);
      listed(products);
      return products;
    },
    async search(query, options) {
      const found = await catalogue.search(query, options);
      listed(found.items);
      return found;
    },
    count(filter, options) {
      listed([]);
      return catalogue.count(filter, options);
    },
    priceRange(options) {
      listed([]);
      return catalogue.priceRange(options);
    },
    byId(id, options) {
      log.products.add(id);
      return catalogue.byId(id, options);
    },
  };
}
