import type { ProductCatalogue } from '../../application/ports/product-catalogue';

/**
 * Answers searches from the index of the release, so that they agree with its pages, also after a
 * rollback and while the CMS is down. Everything else goes to the live catalogue, and so do
 * searches of a release without an index.
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
