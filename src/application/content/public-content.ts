import type { PagedType } from './content-types';

export interface PublicItem {
  readonly id: string;
  /** ISO date and time of the last edit; `null` when unknown. */
  readonly changedAt: string | null;
  readonly title: string;
  /**
   * The list entry as JSON, or a digest of it. A different value means that the item has changed.
   * Empty when the item was read by its id and not from the list.
   */
  readonly asListed: string;
}

/** A list whose items each have a page. */
export interface PublicList {
  /** The items, in the order in which the list pages show them. */
  readonly items: readonly PublicItem[];
  /** Number of list pages that a visitor can open. */
  readonly pageCount: number;
  /** Number of items in the whole list, including unreadable ones. */
  readonly total: number;
  /** The filters that the list does not support, as JSON. */
  readonly unsupportedFilters: string;
}

/** The lists of all documents that have pages. */
export type PublicContent = Readonly<Record<PagedType, PublicList>>;
