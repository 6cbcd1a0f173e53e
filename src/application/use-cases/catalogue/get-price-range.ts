import type { PriceRange } from '../../../domain/catalogue/price-range';
import type { ProductCatalogue } from '../../ports/product-catalogue';

/** `null` when no product has a price. */
export type GetPriceRange = (signal?: AbortSignal) => Promise<PriceRange | null>;

export const getPriceRange =
  (catalogue: ProductCatalogue): GetPriceRange =>
  (signal) =>
    catalogue.priceRange({ signal });
