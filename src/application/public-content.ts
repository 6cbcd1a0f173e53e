import type { ProductId } from '../domain/catalogue/product';
import type { PostId } from '../domain/journal/blog-post';

export interface PublicItem<Id> {
  readonly id: Id;
  /** ISO date and time of the last edit; `null` when unknown. */
  readonly changedAt: string | null;
  readonly title: string;
  /** All that its list says of it, as JSON: where this differs it has changed, whatever its time says. */
  readonly asListed: string;
}

/** A list, all of whose items have a page of their own. */
export interface PublicList<Id> {
  /** In the list's order. */
  readonly items: readonly PublicItem<Id>[];
  /** Of the list's own pages, as visitors turn them. */
  readonly pageCount: number;
  /** Of the list as a whole, also what of it cannot be read. */
  readonly total: number;
  /** What can be asked of the list's items, as JSON. */
  readonly lacks: string;
}

export interface PublicContent {
  readonly products: PublicList<ProductId>;
  readonly posts: PublicList<PostId>;
}
