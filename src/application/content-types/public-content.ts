import { PAGED_TYPES, type PagedType } from './content-types';

export interface PublicItem {
  readonly id: string;
  /** ISO date and time of the last edit; `null` when unknown. */
  readonly changedAt: string | null;
  readonly title: string;
  /**
   * The item's entry in its list as JSON, or a digest of that JSON. A different value means that
   * the item has changed. Empty when the item was read by its id and not from the list.
   */
  readonly asListed: string;
}

/** A list whose items each have a page. */
export interface PublicList {
  /** The items, in the order in which the list pages show them. */
  readonly items: readonly PublicItem[];
  /** Number of list pages that a visitor can open. */
  readonly pageCount: number;
  /** Number of items in the whole list, including those that are left out as malformed. */
  readonly total: number;
  /** The filters that the CMS refuses for documents of this type, as JSON. */
  readonly unsupportedFilters: string;
}

/** The lists of all documents that have pages. */
export type PublicContent = Readonly<Record<PagedType, PublicList>>;

const EMPTY_LIST: PublicList = { items: [], pageCount: 0, total: 0, unsupportedFilters: '[]' };

/** The lists of a site without any document. */
export const NO_CONTENT = Object.fromEntries(
  PAGED_TYPES.map((type) => [type, EMPTY_LIST]),
) as unknown as PublicContent;
