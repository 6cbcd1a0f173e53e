import type { ProductId } from '../domain/catalogue/product';
import type { PostId } from '../domain/journal/blog-post';

export interface PublicItem<Id> {
  readonly id: Id;
  /** ISO date and time of the last edit; `null` when unknown. */
  readonly changedAt: string | null;
  readonly title: string;
  /** The list entry as JSON. If it differs, the item has changed, whatever `changedAt` says. */
  readonly asListed: string;
}

/** A list whose items each have a page. */
export interface PublicList<Id> {
  /** In the order of the list. */
  readonly items: readonly PublicItem<Id>[];
  /** Number of list pages that a visitor can open. */
  readonly pageCount: number;
  /** Number of items in the whole list, including unreadable ones. */
  readonly total: number;
  /** The filters that the list does not support, as JSON. */
  readonly unsupportedFilters: string;
}

export interface PublicContent {
  readonly products: PublicList<ProductId>;
  readonly posts: PublicList<PostId>;
}
