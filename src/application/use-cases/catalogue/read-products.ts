import type { PriceRange } from '../../../domain/catalogue/price-slider';
import type { Product, ProductId } from '../../../domain/catalogue/product';
import type {
  FoundProducts,
  ProductFilter,
  ProductQuery,
} from '../../../domain/catalogue/product-query';
import type { ProductCatalogue } from '../../ports/product-catalogue';

/** Returns a product; `null` when no product has this id. */
export const getProduct =
  (catalogue: ProductCatalogue) =>
  (id: ProductId, signal?: AbortSignal): Promise<Product | null> =>
    catalogue.byId(id, { signal });

export const searchProducts =
  (catalogue: ProductCatalogue) =>
  (query: ProductQuery, signal?: AbortSignal): Promise<FoundProducts> =>
    catalogue.search(query, { signal });

/** Counts the matching products; `null` when the catalogue does not support a criterion. */
export const countProducts =
  (catalogue: ProductCatalogue) =>
  (filter: ProductFilter, signal?: AbortSignal): Promise<number | null> =>
    catalogue.count(filter, { signal });

/** The price range of all products that have a price; `null` when none has. */
export const getPriceRange =
  (catalogue: ProductCatalogue) =>
  (signal?: AbortSignal): Promise<PriceRange | null> =>
    catalogue.priceRange({ signal });
