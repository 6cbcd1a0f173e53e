import type { ProductCatalogue } from '../../application/ports/product-catalogue';
import type { ProductSummary } from '../../domain/catalogue/product';
import type { ContentReadLog } from './content-reads';

/**
 * The catalogue; records in `log` which products and lists were read, including the products that
 * lists returned.
 */
export function trackedCatalogue(
  catalogue: ProductCatalogue,
  log: ContentReadLog,
): ProductCatalogue {
  const recordList = (products: readonly ProductSummary[]) => {
    log.lists.add('products');
    for (const { id } of products) log.products.add(id);
  };
  return {
    async list(options) {
      const products = await catalogue.list(options);
      recordList(products);
      return products;
    },
    async search(query, options) {
      const found = await catalogue.search(query, options);
      recordList(found.items);
      return found;
    },
    count(filter, options) {
      recordList([]);
      return catalogue.count(filter, options);
    },
    priceRange(options) {
      recordList([]);
      return catalogue.priceRange(options);
    },
    byId(id, options) {
      log.products.add(id);
      return catalogue.byId(id, options);
    },
  };
}
