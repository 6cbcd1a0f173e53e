import type { PriceRange } from '../../../domain/catalogue/price-range';
import type { Product, ProductId } from '../../../domain/catalogue/product';
import type {
  FoundProducts,
  ProductFilter,
  ProductQuery,
} from '../../../domain/catalogue/product-query';
import type { ProductCatalogue } from '../../ports/product-catalogue';

/** `null` when there is none with this id. */
export const getProduct =
  (catalogue: ProductCatalogue) =>
  (id: ProductId, signal?: AbortSignal): Promise<Product | null> =>
    catalogue.byId(id, { signal });

export const searchProducts =
  (catalogue: ProductCatalogue) =>
  (query: ProductQuery, signal?: AbortSignal): Promise<FoundProducts> =>
    catalogue.search(query, { signal });

/** `null` when the catalogue cannot tell its products apart by what the filter asks. */
export const countProducts =
  (catalogue: ProductCatalogue) =>
  (filter: ProductFilter, signal?: AbortSignal): Promise<number | null> =>
    catalogue.count(filter, { signal });

/** Of all products that have a price; `null` when none has. */
export const getPriceRange =
  (catalogue: ProductCatalogue) =>
  (signal?: AbortSignal): Promise<PriceRange | null> =>
    catalogue.priceRange({ signal });
