import type { ProductCatalogue } from '../../application/ports/product-catalogue';
import type { ProductSummary } from '../../domain/catalogue/product';
import type { ExcludedDocuments } from './excluded-documents';

/**
 * The catalogue without those products. Totals stay unchanged, so a list page may have fewer items.
 */
export function catalogueWithout(
  catalogue: ProductCatalogue,
  excluded: ExcludedDocuments,
): ProductCatalogue {
  const isIncluded = ({ id }: Pick<ProductSummary, 'id'>) => !excluded.has(`product/${id}`);
  return {
    ...catalogue,
    list: async (options) => (await catalogue.list(options)).filter(isIncluded),
    async search(query, options) {
      const found = await catalogue.search(query, options);
      return { ...found, items: found.items.filter(isIncluded) };
    },
    byId: async (id, options) => (isIncluded({ id }) ? catalogue.byId(id, options) : null),
  };
}
