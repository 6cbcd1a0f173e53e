import type { ProductCatalogue } from '../../application/ports/product-catalogue';

/**
 * Answers searches from the search index that was published with the pages, so that results agree
 * with the pages, also after a rollback and while the CMS is down. The other methods use the live
 * catalogue, and so do searches when the site has no index.
 */
export function indexedCatalogue(
  live: ProductCatalogue,
  readIndex: () => Promise<ProductCatalogue | null>,
): ProductCatalogue {
  const searched = async () => (await readIndex()) ?? live;
  return {
    ...live,
    search: async (query, options) => (await searched()).search(query, options),
    count: async (filter, options) => (await searched()).count(filter, options),
    priceRange: async (options) => (await searched()).priceRange(options),
  };
}
