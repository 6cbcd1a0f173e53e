/** The order of a content type's list when the query contains no sort order. */
export interface DefaultOrder {
  /** The documentIds that come first, in this order. */
  readonly first: readonly string[];
  /** Strapi sort parameters for all other documents. */
  readonly sort: readonly string[];
  /**
   * Two filters: `are` matches the preferred documents, `others` the rest. They matter when a query
   * without page and limit finds more documents than one response may contain. The response then
   * contains the preferred ones first. `null` when no documents are preferred.
   */
  readonly wanted: { readonly are: object; readonly others: object } | null;
}
