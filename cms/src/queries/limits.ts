/** Limits of one query. */
export const LIMITS = {
  /** Length of everything after the `?`, still encoded. */
  queryLength: 8192,
  parameters: 150,
  /** Number of comparisons; each comparison of a field counts as one. */
  conditions: 16,
  /**
   * Conditions that search whole texts. The site uses three at most: a text in two fields, and a
   * topic.
   */
  searches: 3,
  /** Nesting depth of `$and` and `$or`. */
  groups: 3,
  /** Length of a list in `$in` and `$notIn`. */
  values: 100,
  valueLength: 255,
  sorts: 3,
  /** Number of names in `fields` or `populate`. */
  names: 20,
  /**
   * Digits of a number in `pagination`. A page contains at most `maxLimit` of config/api.js in any
   * case.
   */
  pageDigits: 6,
};
