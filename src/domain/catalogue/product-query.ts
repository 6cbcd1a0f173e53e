import type { Page } from '../shared/page';
import type { ProductSummary } from './product';
import type { Volume } from './volume';

export const PRODUCT_SORTS = ['featured', 'price-up', 'price-down', 'rating', 'newest'] as const;
export type ProductSort = (typeof PRODUCT_SORTS)[number];

/** What narrows a product list. An absent or empty criterion narrows nothing. */
export interface ProductFilter {
  /** Found in the title or the description, whatever the case. */
  readonly text?: string;
  /** Exactly one of these titles. */
  readonly titles?: readonly string[];
  readonly volumes?: readonly Volume[];
  /** This rating or a better one; leaves unrated products out. */
  readonly minimumRating?: number;
  /** US dollars, both ends included. */
  readonly minimumPrice?: number;
  readonly maximumPrice?: number;
  /** ISO date and time: what was edited or published then or later. */
  readonly changedSince?: string;
}

/**
 * A page of a filtered, sorted product list. `featured` is the catalogue's own order (oldest
 * first), which no edit changes; ties are broken by id, so pages never overlap.
 */
export interface ProductQuery extends ProductFilter {
  readonly sort?: ProductSort;
  /** From 1. */
  readonly page?: number;
  readonly pageSize?: number;
  /** For a CMS with translated content: `en`, `so`. */
  readonly locale?: string;
}

/** What products can be narrowed or ordered by beside their words. */
export const PRODUCT_ASPECTS = ['volume', 'rating', 'price', 'age'] as const;
export type ProductAspect = (typeof PRODUCT_ASPECTS)[number];

/** A page of what was found. */
export interface FoundProducts extends Page<ProductSummary> {
  /** What this catalogue knows nothing of: a question about it narrowed and ordered nothing. */
  readonly lacks: readonly ProductAspect[];
}

export const PRODUCTS_PER_PAGE = 12;
