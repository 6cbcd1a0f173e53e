/** The default order of a content type's lists. */
export interface DefaultOrder {
  /** The documentIds that come first, in this order. */
  readonly first: readonly string[];
  /** The sort of all other documents. */
  readonly sort: readonly string[];
  /**
   * Filters for the documents that the first page of an unlimited list must include, and for all
   * others; `null` when there are none.
   */
  readonly wanted: { readonly are: object; readonly others: object } | null;
}
