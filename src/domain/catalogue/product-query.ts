import type { Page } from '../shared/page';
import type { Product, ProductSummary } from './product';
import type { Volume } from './volume';

export const PRODUCT_SORTS = ['featured', 'price-up', 'price-down', 'rating', 'newest'] as const;
export type ProductSort = (typeof PRODUCT_SORTS)[number];

/** The criteria that narrow a product list. An absent or empty criterion is ignored. */
export interface ProductFilter {
  /** Matches the title or the description, ignoring case. */
  readonly text?: string;
  /** The title of the product equals one of these. */
  readonly titles?: readonly string[];
  readonly volumes?: readonly Volume[];
  /** The minimum rating. Excludes unrated products. */
  readonly minimumRating?: number;
  /** US dollars, both ends included. */
  readonly minimumPrice?: number;
  readonly maximumPrice?: number;
}

/**
 * Selects a page of a filtered, sorted product list. `featured` sorts by creation date, oldest
 * first, so that no edit changes the order. Ties are broken by id, so that pages never overlap.
 */
export interface ProductQuery extends ProductFilter {
  readonly sort?: ProductSort;
  /** Page number, from 1. */
  readonly page?: number;
  readonly pageSize?: number;
  /** Language of the content, such as `en` or `so`, in a CMS with translated content. */
  readonly locale?: string;
}

/**
 * The fields for which the product list has a filter, in the order of the filters. Each is `null`
 * in a product without a value.
 */
export const FACETS = ['volume', 'rating', 'price'] as const satisfies readonly (keyof Product)[];
export type Facet = (typeof FACETS)[number];

/**
 * The fields, other than the text, by which products can be filtered or sorted. `age` is the
 * creation date.
 */
export const FILTER_FIELDS = [...FACETS, 'age'] as const;
export type FilterField = (typeof FILTER_FIELDS)[number];

/** One page of the products that a search found. */
export interface FoundProducts extends Page<ProductSummary> {
  /**
   * The fields that this catalogue does not support. The search ignored criteria and sorts that
   * need them.
   */
  readonly unsupportedFilters: readonly FilterField[];
}

export const PRODUCTS_PER_PAGE = 12;
