/** The order that a list of one content type has where none is asked for. */
export interface OwnOrder {
  /** The documentIds that come first, one after the other. */
  readonly first: readonly string[];
  /** How all others follow. */
  readonly sort: readonly string[];
  /**
   * Filters of the documents that the first page of an unlimited list must not lack, and of all others;
   * `null` when there are none.
   */
  readonly wanted: { readonly are: object; readonly others: object } | null;
}
