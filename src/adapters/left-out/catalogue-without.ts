import type { ProductCatalogue } from '../../application/ports/product-catalogue';
import type { ProductSummary } from '../../domain/catalogue/product';
import type { LeftOut } from './left-out';

/** The catalogue without those products. Its totals stay: a page of a list may have fewer. */
export function catalogueWithout(catalogue: ProductCatalogue, leftOut: LeftOut): ProductCatalogue {
  const isKept = ({ id }: Pick<ProductSummary, 'id'>) => !leftOut.has(`product/${id}`);
  return {
    ...catalogue,
    list: async (options) => (await catalogue.list(options)).filter(isKept),
    async search(query, options) {
      const found = await catalogue.search(query, options);
      return { ...found, items: found.items.filter(isKept) };
    },
    byId: async (id, options) => (isKept({ id }) ? catalogue.byId(id, options) : null),
  };
}
