import type { PriceRange } from '../../domain/catalogue/price-slider';
import type { Product, ProductId, ProductSummary } from '../../domain/catalogue/product';
import type {
  FoundProducts,
  ProductFilter,
  ProductQuery,
} from '../../domain/catalogue/product-query';
import type { SearchListingDraft } from '../search-listing-draft';
import type { PictureId } from './picture-library';
import type { ReadOptions } from './read-options';

interface RequiredFields extends Pick<Product, 'title' | 'description' | 'rating' | 'volume'> {
  readonly price: number;
  readonly picture: PictureId | null;
}

interface OptionalFields
  extends Omit<
    Product,
    keyof RequiredFields | 'id' | 'gallery' | 'label' | 'searchListing' | 'changedAt'
  > {
  readonly gallery: readonly PictureId[];
  readonly searchListing: SearchListingDraft | null;
}

/**
 * A product as an editor writes it, with the ids of its pictures. An omitted field is empty. A
 * draft has no label, because editors fill in the label only in the admin panel of the CMS.
 */
export interface ProductDraft extends RequiredFields, Partial<OptionalFields> {}

/**
 * Reads the products on offer: published products only, except for the draft that an editor
 * previews. On failure, every method rejects with a `ContentError`. A list leaves out a product
 * whose data is malformed, and reports it to the `ProblemLog`. If the products of the CMS lack a
 * field, such as the volume, a search ignores the criteria for that field.
 */
export interface ProductCatalogue {
  /**
   * The first `limit` products in the default order of the catalogue; without a limit the first
   * page.
   */
  list(options?: ReadOptions & { readonly limit?: number }): Promise<readonly ProductSummary[]>;
  /** Returns one page of the matching products. A page past the end is empty. */
  search(query: ProductQuery, options?: ReadOptions): Promise<FoundProducts>;
  /** Counts the matching products; `null` when the catalogue does not support a criterion. */
  count(filter: ProductFilter, options?: ReadOptions): Promise<number | null>;
  /** The price range of all products that have a price; `null` when none has. */
  priceRange(options?: ReadOptions): Promise<PriceRange | null>;
  /** Returns a product; `null` when no product has this id. */
  byId(id: ProductId, options?: ReadOptions): Promise<Product | null>;
}

/** A catalogue with the operations of an editor. */
export interface EditableCatalogue extends ProductCatalogue {
  create(draft: ProductDraft): Promise<Product>;
  /** Changes the given fields only; `null` when there is no such product. */
  update(id: ProductId, changes: Partial<ProductDraft>): Promise<Product | null>;
  /** Removing a missing product is not an error. */
  remove(id: ProductId): Promise<void>;
}
