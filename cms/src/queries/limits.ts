/** Maximum sizes of one query, so that no visitor's query can overload the database. */
export const LIMITS = {
  /** Characters after the `?`, before decoding. */
  queryLength: 8192,
  parameters: 150,
  /** Filter conditions; each operator on a field counts as one. */
  conditions: 16,
  /**
   * Filter conditions that search for a substring. The site sends at most three: it searches two
   * fields for a text and one field for a topic.
   */
  searches: 3,
  /** Depth of nested `$and` and `$or`. */
  groups: 3,
  /** Values in the list of an `$in` or `$notIn`. */
  values: 100,
  /** Characters of a value. */
  valueLength: 255,
  /** Fields to sort by. */
  sorts: 3,
  /** Names in `fields`, `populate` or `sort`. */
  names: 20,
  /**
   * Digits of a number in `pagination`. The number of entries on a page is limited by `maxLimit` in
   * config/api.ts.
   */
  pageDigits: 6,
};
