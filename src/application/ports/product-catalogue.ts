import type { PriceRange } from '../../domain/catalogue/price-range';
import type {
  Product,
  ProductFact,
  ProductId,
  ProductSummary,
} from '../../domain/catalogue/product';
import type {
  FoundProducts,
  ProductFilter,
  ProductQuery,
} from '../../domain/catalogue/product-query';
import type { Volume } from '../../domain/catalogue/volume';
import type { PictureId } from './picture-library';
import type { ReadOptions } from './read-options';

/** A product as an editor writes it. */
export interface ProductDraft {
  readonly title: string;
  readonly description: string;
  readonly price: number;
  readonly rating: number | null;
  readonly volume: Volume | null;
  readonly picture: PictureId | null;
  readonly gallery?: readonly PictureId[];
  readonly facts?: readonly ProductFact[];
}

/**
 * The products on offer. Only published ones are ever read, but one that an editor previews. Every method rejects with a
 * `ContentError`; a single broken product in a list is left out and reported, not fatal. A
 * catalogue that knows nothing of some aspect of its products, their volumes say, is none the worse
 * for the rest: it answers the rest of a question.
 */
export interface ProductCatalogue {
  /** The first products as the catalogue itself orders them: `limit` of them, or one answer's worth. */
  list(options?: ReadOptions & { readonly limit?: number }): Promise<readonly ProductSummary[]>;
  /** A page past the end is empty. */
  search(query: ProductQuery, options?: ReadOptions): Promise<FoundProducts>;
  /** `null` when the catalogue cannot tell its products apart by what the filter asks. */
  count(filter: ProductFilter, options?: ReadOptions): Promise<number | null>;
  /** Of all products that have a price; `null` when none has. */
  priceRange(options?: ReadOptions): Promise<PriceRange | null>;
  /** `null` when there is no such product. */
  byId(id: ProductId, options?: ReadOptions): Promise<Product | null>;
}

/** A catalogue as its editors have it. */
export interface EditableCatalogue extends ProductCatalogue {
  create(draft: ProductDraft): Promise<Product>;
  /** Changes what is given and keeps the rest; `null` when there is no such product. */
  update(id: ProductId, changes: Partial<ProductDraft>): Promise<Product | null>;
  /** Removing what is not there is no error. */
  remove(id: ProductId): Promise<void>;
}
