import type { ProductLabel } from '../label/product-label';
import type { Brand } from '../shared/branded-type';
import { type Picture, pictureOfCard } from '../shared/picture';
import type { SearchListing } from '../shared/search-listing';
import { firstWords } from '../shared/shorten-text';
import type { Availability } from './availability';
import type { Volume } from './volume';

export type ProductId = Brand<string, 'ProductId'>;

/** A row of the facts table: `Botanical name` – `Boswellia carteri`. */
export interface ProductFact {
  readonly label: string;
  readonly value: string;
}

/** The fields of a product that a card shows. */
export interface ProductSummary {
  readonly id: ProductId;
  readonly title: string;
  /** Plain text, empty when there is none. A summary contains only the first words. */
  readonly description: string;
  /** US dollars, 0 or more; `null` when the owner has not set one. */
  readonly price: number | null;
  /** 0 to 5; `null` when nobody has rated it. */
  readonly rating: number | null;
  readonly volume: Volume | null;
  /** `null` when the owner has not set one. */
  readonly availability: Availability | null;
  readonly picture: Picture | null;
  /** ISO date and time of the last edit; `null` when unknown. */
  readonly changedAt: string | null;
}

export interface Product extends ProductSummary {
  /** Further pictures, without the main one. */
  readonly gallery: readonly Picture[];
  readonly facts: readonly ProductFact[];
  /** What the label of the package states; `null` when the owner has not entered any of it. */
  readonly label: ProductLabel | null;
  /** Replaces the product's title, description and picture in search results; `null` for none. */
  readonly searchListing: SearchListing | null;
}

/** A product in which the owner has filled in nothing. */
export const EMPTY_PRODUCT: Omit<Product, 'id'> = {
  title: '',
  description: '',
  price: null,
  rating: null,
  volume: null,
  availability: null,
  picture: null,
  gallery: [],
  facts: [],
  label: null,
  searchListing: null,
  changedAt: null,
};

/** The home page features only products rated above this value. */
export const FEATURED_ABOVE_RATING = 3;
export const FEATURED_LIMIT = 3;

/** The featured products, in the order given. A product without a rating is never featured. */
export const selectFeatured = (products: readonly ProductSummary[]): readonly ProductSummary[] =>
  products
    .filter(({ rating }) => rating !== null && rating > FEATURED_ABOVE_RATING)
    .slice(0, FEATURED_LIMIT);

/**
 * The site’s specification allows at most four products in the products section of the home page.
 */
export const HOME_PRODUCTS_LIMIT = 4;
/** The site’s specification prescribes how many words of the description a card shows. */
export const CARD_DESCRIPTION_WORDS = 3;

/** The product as it appears in a list: without its page's fields, with a short description. */
export const productSummary = ({
  gallery: _,
  facts: __,
  label: ___,
  searchListing: ____,
  description,
  picture,
  ...summary
}: Product): ProductSummary => ({
  ...summary,
  picture: pictureOfCard(picture),
  description: firstWords(description, CARD_DESCRIPTION_WORDS),
});
